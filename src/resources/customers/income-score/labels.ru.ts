import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: { change: 'После одобрения' },
  resources: {
    'customers/income/score-list': {
      name: 'Балл по доходу |||| Баллы по доходам |||| Баллы по доходам',
      fields: {
        customerId: 'Клиент',
        incomeId: 'Доход',
        type: 'Вид дохода',
        averageAmount: 'Среднемесячный доход',
        margin: 'Маржа',
        amount: 'Одобренный доход',
        points: 'Балл по доходу',
        scoreBefore: 'Кредитный балл до',
        scoreAfter: 'Кредитный балл после',
        limitBefore: 'Кредитный лимит до',
        limitAfter: 'Кредитный лимит после',
        salaryBefore: 'Заработная плата до',
        computedAt: 'Дата расчёта',
        decidedBy: 'Решение принял',
        isCurrent: 'Действует сейчас',
      },
      views: { current: 'Действующие' },
      sections: { score: 'Балл', income: 'Доход', limit: 'Кредитный лимит' },
    },
  },
};
