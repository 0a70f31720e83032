import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/income/loan-list': {
      name: 'Кредит по доходу |||| Кредиты по доходу |||| Кредиты по доходу',
      fields: {
        customerId: 'Клиент',
        code: 'Код кредита',
        state: 'Статус кредита',
        lentAmount: 'Сумма выдачи',
        creditLimit: 'Кредитный лимит',
        incomeType: 'Вид дохода',
        incomeId: 'Доход',
        amount: 'Одобренный доход',
        approvedAt: 'Дата одобрения дохода',
        ageDays: 'Давность дохода (дней)',
        isStale: 'Устарел',
        lendedDate: 'Дата выдачи',
        refundDate: 'Дата погашения',
      },
      views: {
        stale: 'С устаревшим доходом',
        fresh: 'С недавним доходом',
        ongoing: 'Действующие кредиты',
      },
    },
  },
};
