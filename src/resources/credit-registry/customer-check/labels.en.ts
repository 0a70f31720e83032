import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/zms': {
      name: "Credit-registry inquiry |||| Customers' credit-registry checks",
      fields: {
        loanType: 'Loan type',
        classification: 'Classification',
        loanState: 'Loan state',
        customerRole: 'Role',
        organization: 'Lender',
        checkedAt: 'Checked at',
        isValid: 'Valid',
        number: 'Check number',
        customerId: 'Customer',
        logType: 'Check type',
        validUntil: 'Valid until',
        loans: 'Loans',
        worstClass: 'Worst class',
        fee: 'Fee',
        error: 'Error',
        isLatest: 'Latest check',
        createdBy: 'Sent by',
      },
      sections: { check: 'Check', cost: 'Fee and reason' },
      views: { awaited: 'Awaited', failed: 'Failed', none: 'Never checked', bad: 'Bad class' },
      actions: { check_zms: 'Check the credit registry', answer_zms: 'The registry answered' },
    },
  },
};
