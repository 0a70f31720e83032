import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  heldTransaction: {
    wallet_available: 'Available in the wallet',
    wallet_held: 'Held',
    bank: 'Leaves through the bank',
  },
  actionBlocks: {
    held_one_person: 'This amount takes one person.',
    held_checked: 'It has been looked at already.',
    held_unchecked: 'Another person has to look at it first.',
    held_same_person: 'You have looked at it: another person releases it.',
    hold_not_silent: 'It is not held because of a silent bank: the log has nothing to say.',
    fraud_open: 'Fraud case %{number} is open: it cannot be finished.',
    fraud_reported: 'Fraud case %{number} is open over it already.',
  },
  resources: {
    'accounting/held-transactions': {
      name: 'Held transaction |||| Held transactions',
      fields: {
        number: 'Number',
        customerId: 'Customer',
        counterparty: 'Receiver',
        holdReason: 'Held because',
        heldAt: 'Held since',
        logState: 'In the bank’s log',
        logReadAt: 'Log looked at',
        logReadBy: 'Log looked at by',
        checkedBy: 'Looked at by',
        solution: 'Solution',
        comment: 'Comment',
        solvedAt: 'Solved at',
        solvedBy: 'Solved by',
        fraudId: 'Fraud log entry',
      },
      views: { held: 'Held', solved: 'Solved' },
      actions: {
        release_held: 'Finish',
        return_held: 'Return to the wallet',
        read_log: 'Look into the bank’s log',
        check_release: 'Mark as looked at',
        report_fraud: 'Report as fraud',
      },
    },
  },
  enums: {
    HeldKind: { CASH_OUT: 'Cash-out', TRANSFER: 'Transfer', MERCHANT_PAYMENT: 'Merchant payment' },
    HoldReason: {
      BANK_SILENT: 'The bank has not answered',
      OVER_LIMIT: 'Over a limit',
      SUSPICION: 'Suspicious',
    },
    HeldSolution: { RELEASED: 'Finished', RETURNED: 'Returned' },
  },
};
