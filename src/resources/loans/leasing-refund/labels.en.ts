import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/leasing-refund': {
      name: 'Leasing repayment |||| Leasing repayments',
      fields: {
        receiptNumber: 'Receipt number',
        loanId: 'Loan',
        code: 'Loan code',
        merchant: 'Merchant',
        deliveredAt: 'Goods delivered',
        journalId: 'Journal',
        product: 'Product',
        amount: 'Paid',
        principalPaid: 'Principal',
        interestPaid: 'Interest',
        otherPaid: 'Other',
        paymentSource: 'Source of funds',
        paidAt: 'Paid at',
      },
    },
  },
};
