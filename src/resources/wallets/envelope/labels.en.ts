import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    envelope: {
      money: 'Money',
      about: 'About the envelope',
      r14: 'Total = received + remaining + returned',
      receivers: 'Receivers',
      taken: '%{taken} of %{count} have taken',
      nobody_yet: 'Nobody has taken anything yet.',
      who: 'Receiver',
      taken_at: 'Taken at',
      journal: 'Journal',
      amount: 'Amount taken',
      total: 'Total',
    },
  },
  resources: {
    envelopes: {
      name: 'Gift envelope |||| Gift envelopes',
      events: { expire_envelope: 'Its time ended, the rest went back' },
      fields: {
        number: 'Number',
        customerId: 'Sender',
        themeId: 'Theme',
        message: 'Message',
        totalAmount: 'Total amount',
        receivedAmount: 'Received amount',
        remainingAmount: 'Remaining amount',
        chargedBackAmount: 'Returned amount',
        receiverCount: 'Receivers',
        splitType: 'Split type',
        isGroup: 'Group envelope',
        openedAt: 'Opened at',
        cancelledAt: 'Cancelled at',
        expiresAt: 'Expires at',
        journalNumber: 'Journal number',
        chargeBackJournalNumber: 'Charge-back journal number',
        receivers: 'Receivers',
        isFlagged: 'Does not agree',
        amount: 'Amount taken',
        takenAt: 'Taken at',
      },
      views: {
        untouched: 'Untouched',
        opened: 'Opened',
        success: 'Fully received',
        finished: 'Finished with a remainder',
        closed: 'Closed',
        flagged: 'Not agreeing',
      },
    },
  },
};
