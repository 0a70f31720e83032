import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'current-account/bank-account': {
      name: 'Банковский счёт временного счёта |||| Банковские счета временных счетов |||| Банковские счета временных счетов',
      fields: {
        customerId: 'Клиент',
        number: 'Банковский счёт',
        ownerName: 'Владелец счёта',
        match: 'Сравнение имён',
        balance: 'Остаток временного счёта',
        isRun: 'Загрузка включена',
        lastRun: 'Последняя загрузка',
      },
      views: {
        with_money: 'С остатком',
        differing: 'Имена различаются',
      },
    },
  },
};
