import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  failedTransfer: {
    wallet_leg: 'Out of the wallet',
    bank_leg: 'Into the bank account',
    not_booked: 'Not booked',
    log: 'Outgoing log of the bank',
    read_log: 'Look it up in the bank’s log',
    log_unread: 'Nobody has looked into the bank’s outgoing log yet. Do so first.',
    waiting:
      'Its money is on the account for failed transfers: neither in the wallet nor at the bank.',
    similar: 'Similar transfers within %{hours} hours',
    no_similar: 'No similar transfers',
    no_similar_text:
      'Nothing went to the same account or with the same amount within %{hours} hours.',
    doubles: 'The bank executed %{count} similar: sending again would pay twice.',
    position: 'Where the money is',
    wallet: 'Wallet',
    waiting_account: 'Account for failed transfers',
    bank: 'Bank',
    ways: {
      executed: 'The bank executed this transfer: choose “It was executed”.',
      not_executed: 'The bank’s log does not say that it was executed.',
    },
  },
  actionBlocks: {
    log_unanswered:
      'The bank has not answered: it may have paid. Nothing is decided until it answers. Look into the log again.',
    transfer_twin:
      'The bank has executed %{count} similar transfers: first another person finds out that they are other payments.',
    transfer_told_apart: 'You have told it apart from a similar transfer: another person decides.',
    transfer_alone: 'There is no similar transfer to tell it apart from.',
    log_unread: 'First look into the bank’s outgoing log.',
    transfer_executed: 'The bank executed this transfer: the money does not go back to the wallet.',
  },
  resources: {
    'accounting/failed-transfers': {
      name: 'Failed transfer |||| Failed transfers',
      fields: {
        number: 'Number',
        kind: 'Purpose',
        customerId: 'Customer',
        failedLeg: 'Leg that failed',
        accountNumber: 'Receiving account',
        accountOwner: 'Account owner',
        bankAnswer: 'Answer of the bank',
        transferredAt: 'Transferred at',
        isWaiting: 'Money waits',
        logState: 'In the bank’s log',
        logReadAt: 'Log looked up at',
        logReadBy: 'Log looked up by',
        toldApartBy: 'Told apart by',
        way: 'How it was put right',
        comment: 'Comment',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      sections: { transfer: 'Transfer', decision: 'Decision' },
      views: {
        open: 'Open',
        corrected: 'Corrected',
        bankError: 'Bank error',
        transactionError: 'Transaction error',
      },
      actions: {
        correct: 'Correct',
        tell_apart: 'It is another payment',
        confirm_bank_error: 'Close as bank error',
        confirm_transaction_error: 'Close as transaction error',
      },
    },
  },
  enums: {
    OutgoingKind: { WALLET_CASH_OUT: 'Wallet cash-out', DEPOSIT_CASH_OUT: 'Deposit cash-out' },
    TransferLeg: { WALLET: 'Wallet', BANK: 'Bank' },
    BankLegState: {
      EXECUTED: 'Executed',
      REFUSED: 'Refused',
      UNANSWERED: 'No answer',
      NOT_THERE: 'Not found',
    },
    CorrectionWay: {
      RESENT: 'Send again',
      RETURNED: 'Return to the wallet',
      WAS_EXECUTED: 'It was executed',
    },
  },
};
