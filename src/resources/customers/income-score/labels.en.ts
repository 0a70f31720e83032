import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: { change: 'After approval' },
  resources: {
    'customers/income/score-list': {
      name: 'Income score |||| Income scores',
      fields: {
        customerId: 'Customer',
        incomeId: 'Income',
        type: 'Income type',
        averageAmount: 'Average monthly income',
        margin: 'Margin',
        amount: 'Approved income',
        points: 'Income points',
        scoreBefore: 'Score before',
        scoreAfter: 'Score after',
        limitBefore: 'Credit limit before',
        limitAfter: 'Credit limit after',
        salaryBefore: 'Salary before',
        computedAt: 'Computed at',
        decidedBy: 'Decided by',
        isCurrent: 'In force now',
      },
      views: { current: 'In force now' },
      sections: { score: 'Score', income: 'Income', limit: 'Credit limit' },
    },
  },
};
