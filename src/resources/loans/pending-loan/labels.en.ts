import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/pending/loan': {
      name: 'Pending loan request |||| Pending loan requests',
      fields: {
        customerId: 'Customer',
        loanId: 'Loan',
        code: 'Loan code',
        productType: 'Product type',
        requestedAmount: 'Requested amount',
        requestedAt: 'Requested at',
        cause: 'Reason for the failure',
        retryable: 'May be retried',
        rejectReason: 'Rejection reason',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      views: { waiting: 'Waiting', failed: 'Failed', done: 'Carried out', cancelled: 'Rejected' },
      sections: { request: 'Request', decision: 'Decision' },
    },
  },
};
