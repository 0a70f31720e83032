import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  openingBalance: {
    preview: 'Остаток по каждому счёту',
    unbalanced: 'Сумма дебета должна равняться сумме кредита.',
    one_side: 'Заполните только одну из сторон.',
    twice: 'Этот счёт уже есть в списке.',
    few: 'Укажите не менее двух счетов.',
    future: 'У будущего года нет входящего остатка.',
    used: 'По этому счёту уже есть проводки: входящий остаток не вводится.',
  },
  actionBlocks: {
    opening_taken: 'Счетов, по которым уже есть проводки: %{count}. Подготовьте документ без них.',
    opening_short: 'Счетов, на которых этой суммы уже нет: %{count}.',
  },
  resources: {
    'accounting/opening-balance': {
      name: 'Входящий остаток |||| Входящие остатки |||| Входящих остатков',
      fields: {
        year: 'Год',
        lines: 'Счета',
        account: 'Счёт',
        debit: 'Дебет',
        credit: 'Кредит',
        comment: 'Основание',
        amount: 'Итого',
        journalId: 'Журнал',
        taken: 'Счета с проводками',
      },
      sections: {
        general: 'Входящий остаток',
        lines: 'Счета',
      },
      views: {
        drafts: 'Черновики',
        set: 'Проведённые',
      },
      actions: {
        set_opening: 'Провести входящий остаток',
        discard_opening: 'Отклонить',
        reverse_opening: 'Сторнировать входящий остаток',
      },
    },
  },
};
