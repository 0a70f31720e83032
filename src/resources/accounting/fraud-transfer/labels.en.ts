import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  fraudTransfer: {
    holds: 'The customer’s accesses are held by the system until this case is settled.',
    released: 'The case is settled: the system holds no access because of it.',
    accesses: 'Accesses of the customer',
    others: 'Other open cases of the customer: %{count}',
  },
  resources: {
    'accounting/fraud-transfer': {
      name: 'Suspicious transfer |||| Suspicious transfers',
      fields: {
        number: 'Number',
        customerId: 'Customer',
        fraudSource: 'Reported by',
        accountNumber: 'Receiving account',
        receiver: 'Receiver',
        transferredAt: 'Transferred at',
        openDays: 'Days open',
        comment: 'Comment',
        lastComment: 'Last comment',
        heldId: 'Held transaction',
        courtId: 'Court record',
        settledAt: 'Settled at',
        settledBy: 'Settled by',
      },
      sections: { transfer: 'Transfer', outcome: 'Course and outcome' },
      views: { open: 'Open', court: 'At court', settled: 'Settled' },
      actions: {
        ask_customer: 'Clarify with the customer',
        ask_merchant: 'Clarify with the merchant',
        ask_bank: 'Clarify with the bank',
        settle_by_user: 'Settled by the user',
        settle_by_nbfi: 'Settled by the lender',
        send_to_court: 'Send to court',
        mark_sent_to_court: 'Sent to court',
        settle_in_court: 'Settled in court',
        comment: 'Add a comment',
      },
    },
  },
  enums: {
    FraudSource: {
      CUSTOMER_REPORT: 'Report of the customer',
      MONITORING: 'Monitoring',
      BANK_NOTICE: 'Notice of the bank',
      HELD_TRANSACTION: 'Held transaction',
    },
  },
};
