import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    new_invoice: 'New invoice',
    invoice: {
      code: 'Loan code',
      find: 'Show the installments',
      none: 'There is no loan with this code.',
      no_rows: 'This loan has no unpaid installments.',
      row: 'Installment to invoice',
      live: 'an invoice is pending',
    },
  },
  resources: {
    invoices: {
      name: 'Invoice |||| Invoices',
      fields: {
        number: 'Invoice number',
        loanId: 'Loan',
        installmentNo: 'Installment',
        dueDate: 'Due date',
        qpayLink: 'QPay link',
        checkedAt: 'Checked',
        payerBank: 'Paid through',
        qpayId: 'QPay ID',
        paidAt: 'Paid at',
      },
      sections: { row: 'Installment to invoice' },
      views: {
        pending: 'Pending',
        paid: 'Paid',
        cancelled: 'Cancelled',
        rejected: 'Rejected',
        unsuccess: 'Failed',
      },
    },
  },
  enums: {
    InvoiceState: {
      pending: 'Pending',
      paid: 'Paid',
      cancelled: 'Cancelled',
      rejected: 'Rejected',
      unsuccess: 'Unsuccessful',
    },
  },
};
