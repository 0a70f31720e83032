import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    notification: {
      name: 'Уведомление |||| Уведомления |||| Уведомления',
      fields: {
        body: 'Текст',
        receiver: 'Получатель',
        isApp: 'В приложении',
        isMail: 'По эл. почте',
        total: 'Получателей',
        sent: 'Отправлено',
        failed: 'Не отправлено',
        received: 'Получено',
        seen: 'Просмотрено',
        createdAt: 'Дата отправки',
        createdBy: 'Отправил',
      },
      views: {
        SELECTED: 'Выбранным клиентам',
        ALL: 'Всем клиентам',
      },
    },
  },
};
