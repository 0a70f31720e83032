import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    agreement: {
      text: 'Текст условий',
      asks_again:
        'Приложение снова спросит %{smart_count} клиента, принявшего прежнюю версию. |||| Приложение снова спросит %{smart_count} клиентов, принявших прежнюю версию. |||| Приложение снова спросит %{smart_count} клиентов, принявших прежнюю версию.',
    },
  },
  resources: {
    agreement: {
      name: 'Условия обслуживания |||| Условия обслуживания |||| Условия обслуживания',
      fields: {
        option: 'Вид условий',
        version: 'Версия',
        summary: 'Что нового',
        htmlFile: 'HTML-файл',
        acceptedCount: 'Приняли клиенты',
        askedAgain: 'Будут спрошены снова',
        askedIn: 'Опции с запросом',
        inForceSince: 'Действует с',
        replacedAt: 'Заменено',
      },
      sections: { general: 'Версия', text: 'Текст' },
      views: { in_force: 'Действующие', draft: 'Черновики', replaced: 'Заменённые' },
      tabs: { text: 'Текст', acceptances: 'Принявшие клиенты' },
      actions: { put_in_force: 'Ввести в действие', replace: 'Заменить новой версией' },
    },
    agreement_acceptance: {
      name: 'Принятие условий |||| Принятия условий |||| Принятия условий',
      fields: {
        agreementId: 'Условия обслуживания',
        version: 'Версия',
        acceptedAt: 'Принято',
        device: 'Устройство',
      },
    },
  },
};
