import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/guarantee-request': {
      name: 'Guarantee request |||| Guarantee requests',
      fields: {
        guarantor: 'Guarantor',
        borrower: 'Borrower',
        guarantorId: "Guarantor's record",
        guarantorRegnum: "Guarantor's register number",
        borrowerId: "Borrower's record",
        loanId: 'Loan',
        code: 'Loan code',
        lentAmount: 'Loan amount',
        guaranteedAmount: 'Guaranteed amount',
        loanState: 'Progress of the loan',
        requestedAt: 'Requested at',
        decidedAt: 'Answered at',
        decidedBy: 'Cancelled by',
      },
      actions: {
        guarantee_agreed: 'The guarantor agreed',
        guarantee_refused: 'The guarantor refused',
      },
      views: {
        waiting: 'Waiting',
        approved: 'Approved',
        refused: 'Rejected',
        cancelled: 'Cancelled',
        failed: 'Loan did not proceed',
      },
      sections: { request: 'Request', decision: 'Answer' },
    },
  },
  enums: {
    GuaranteeRequestState: {
      PENDING: 'Pending',
      APPROVED: 'Approved',
      REJECTED: 'Rejected',
      CANCELLED: 'Cancelled',
    },
    GuaranteeLoanState: { FAILED_TO_PROCEED: 'Failed to proceed' },
  },
};
