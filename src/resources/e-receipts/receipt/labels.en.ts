import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  eReceipts: {
    made: 'E-receipt recorded.',
    no_fees: 'Choose at least one fee.',
    one_customer: 'A receipt has fees of one customer and one day.',
    fee_unpaid: 'Not paid',
    fee_taken: 'There is a receipt for this fee already.',
    fee_unknown: 'There is no such fee.',
    too_many: 'A receipt has no more than %{max} fees.',
    fees: 'Fees without a receipt',
    nothing_open: 'No fee waits for a receipt',
    choose: 'Choose',
    sums: 'Sums of the receipt',
    sent_at_once:
      'It is sent to the tax service when it is saved. Should that fail, the payment stays as it is, and the receipt can be sent again.',
    failed:
      'The tax service did not take the receipt. %{cause} Attempts: %{attempts}. The payment stays as it is. It can be sent again.',
    lottery: {
      show: 'Show lottery code',
      title: 'Customer’s lottery code',
      picture: 'QR code of the e-receipt',
      moment: 'Closes after %{seconds} seconds. It belongs to the customer and is not kept.',
      gone: 'Only a receipt that was sent to a person has a lottery code.',
    },
    return: {
      void: 'The receipt becomes void. This cannot be undone.',
      lottery: 'Lottery code and QR code become void and are no longer shown.',
      fees: 'A new receipt can be sent for the fees on it: %{count}.',
      payment: 'Payment and journals of the loan do not change.',
    },
    day: {
      title: 'The day’s comparison',
      date: 'Day compared',
      income: 'Fee income',
      sent: 'Sent',
      returned: 'Returned',
      standing: 'Standing receipts',
      difference: 'Difference',
      equal: 'Equal',
      explained: 'The difference is explained',
      unequal: 'Not equal',
      cause: {
        unpaid: 'Not paid',
        open: 'No receipt made',
        unsent: 'Not sent',
        returned: 'Returned',
        corrected: 'Corrected',
      },
    },
  },
  resources: {
    ebarimt: {
      name: 'E-receipt |||| E-receipts',
      onlyFrom: { return_receipt: 'Only a sent e-receipt can be returned.' },
      fields: {
        billId: 'Bill ID',
        ddtd: 'Unique receipt number (DDTD)',
        receiverType: 'Receiver',
        companyRegnum: 'Company register number',
        customerId: 'Customer',
        loanId: 'Loan',
        feeDate: 'Day of the fees',
        lines: 'Fees',
        journalId: 'Journal',
        isTaxable: 'With VAT',
        total: 'Total',
        taxable: 'Amount with VAT',
        vat: 'VAT',
        attempts: 'Attempts to send',
        lastError: 'Last error',
        returnedAt: 'Returned at',
        returnReason: 'Reason of the return',
      },
      actions: { show_lottery: 'Show lottery code' },
      sections: {
        receiver: 'Receiver',
        company: 'Company',
        fees: 'Fees',
        service: 'Tax service',
        returned: 'Return',
      },
      views: {
        NEW: 'New',
        FAILED: 'Failed',
        SENT: 'Sent',
        RETURNED: 'Returned',
      },
    },
  },
  enums: {
    EbarimtType: {
      B2C: 'Person',
      B2B: 'Company',
    },
    EbarimtError: {
      NO_ANSWER: 'No answer came.',
      TAXPAYER_UNKNOWN: 'The register number is not among the taxpayers.',
    },
    FeeKind: {
      LOAN: 'Fee of a loan',
      RESCHEDULING: 'Fee of an extension or renewal',
      WALLET: 'Fee of a wallet',
      CORRECTION: 'Correction',
    },
  },
};
