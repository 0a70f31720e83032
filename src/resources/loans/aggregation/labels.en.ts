import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/assessment': {
      name: 'Loan assessment |||| Loan assessments',
      fields: {
        customerId: 'Customer',
        assessedBy: 'Assessed by',
        loanId: 'Loan request created',
        interestRate: 'Interest rate',
        accountNumber: 'Payout account',
        assessedAmount: 'Assessed amount',
        requestNumber: 'Request number',
        requestedAmount: 'Requested amount',
        requestedAt: 'Requested at',
        duration: 'Term',
        termUnit: 'Term unit',
        score: 'Score',
        viewedAt: 'Viewed at',
        expiresOn: 'Valid until',
        rejectReason: 'Rejection reason',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
        monthlyIncome: 'Monthly income',
        monthlyDebt: 'Monthly debt payments',
      },
      views: {
        waiting: 'Waiting',
        accepted: 'Accepted',
        refused: 'Rejected',
        expired: 'Expired',
        cancelled: 'Cancelled',
      },
      sections: { request: 'Request', assessment: 'Assessment', decision: 'Decision' },
    },
  },
};
