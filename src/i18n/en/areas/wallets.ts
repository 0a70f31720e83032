import type { wallets as mn } from '../../mn/areas/wallets';
import type { Same } from '../../Same';

export const wallets = {
  resources: {
    wallets: {
      fields: {
        amountLimit: 'Balance limit',
        transactionLimit: 'Transaction limit',
        dailyTransactionLimit: 'Daily transaction limit',
        dailyTransactionAmount: "Today's transactions",
        canTransfer: 'May transfer',
        isCashOutDeposit: 'May cash out deposit',
        accountOwner: 'Account owner',
        coin: 'Coins',
        isPrimeAccount: 'Primary account',
        heldTransactions: 'Held transactions',
        transferredAt: 'Transferred at',
      },
    },
    envelopes: {
      fields: {
        totalAmount: 'Total amount',
        remainingAmount: 'Remaining amount',
        receivedAmount: 'Received amount',
        receiverCount: 'Receivers',
        theme: 'Theme',
        splitType: 'Split type',
        message: 'Message',
        openedAt: 'Opened at',
        cancelledAt: 'Cancelled at',
        journalNumber: 'Journal number',
        chargeBackJournalNumber: 'Charge-back journal number',
        isGroup: 'Group envelope',
      },
    },
    'envelopes/themes': {
      fields: {
        info: 'Information',
        picture: 'Picture',
        cardPicture: 'Card picture',
        thumbnail: 'Thumbnail',
      },
    },
    splits: {
      fields: {
        splitType: 'Split type',
        groupDetail: 'Group details',
        groupUsers: 'Group members',
        isPaid: 'Paid',
        paidType: 'Paid by',
      },
    },
    'qr/list': { fields: { qr: 'QR text', sequenceNumber: 'Sequence number' } },
    'qr-qpay': {
      fields: {
        paymentId: 'Payment ID',
        accountCurrencyCode: 'Account currency',
        transactions: 'Transactions',
        isChargeLine: 'Charge line',
        chargeId: 'Charge ID',
        currencyCode: 'Currency',
        customerFeeFlag: 'Fee paid by customer',
        statusCode: 'Status code',
      },
    },
  },
  enums: {
    SplitType: { EQUAL: 'Equal', RANDOM: 'Random', PERCENT: 'By percent' },
    EnvelopeSplitType: { equal: 'Equal', random: 'Random' },
    EnvelopeState: {
      untouched: 'Untouched',
      opened: 'Opened',
      success: 'Fully received',
      finished: 'Finished with remainder',
      closed: 'Closed',
    },
    EnvelopeThemeAction: {
      ACTIVATE: 'Activate',
      DEACTIVATE: 'Deactivate',
      MAKE_DEFAULT: 'Make default',
      DELETE: 'Delete',
    },
    SplitPaidType: { UNPAID: 'Unpaid', CASH: 'Paid in cash', WALLET: 'Paid from wallet' },
  },
} satisfies Same<typeof mn>;
