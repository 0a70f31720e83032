import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/income/loan-list': {
      name: 'Loan by income |||| Loans by income',
      fields: {
        customerId: 'Customer',
        code: 'Loan code',
        state: 'Loan state',
        lentAmount: 'Lent amount',
        creditLimit: 'Credit limit',
        incomeType: 'Income type',
        incomeId: 'Income',
        amount: 'Approved income',
        approvedAt: 'Income approved at',
        ageDays: 'Age of the income (days)',
        isStale: 'Outdated',
        lendedDate: 'Issue date',
        refundDate: 'Repayment date',
      },
      views: {
        stale: 'With outdated income',
        fresh: 'With recent income',
        ongoing: 'Active loans',
      },
    },
  },
};
