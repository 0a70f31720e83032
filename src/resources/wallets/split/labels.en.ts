import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    split: {
      money: 'Money',
      about: 'About the split',
      r16: 'Sum of the shares = total',
      r16_percent: 'Sum of the percentages = 100',
      members: 'Members and payments',
      who: 'Member',
      paid_type: 'Paid by',
      paid_at: 'Paid at',
      journal: 'Journal',
      percent: 'Percent',
      amount: 'Share',
      total: 'Total',
    },
  },
  resources: {
    splits: {
      name: 'Split payment |||| Split payments',
      fields: {
        number: 'Number',
        customerId: 'Created by',
        groupDetail: 'Group details',
        groupUsers: 'Group members',
        splitType: 'Split type',
        totalAmount: 'Total amount',
        paidAmount: 'Paid amount',
        unpaidAmount: 'Unpaid amount',
        memberCount: 'Members',
        isPaid: 'Paid',
        isFlagged: 'Does not agree',
        percent: 'Percent',
        amount: 'Share',
        paidType: 'Paid by',
        paidAt: 'Paid at',
        journalNumber: 'Journal number',
      },
      views: {
        unpaid: 'Not fully paid',
        paid: 'Paid',
        flagged: 'Not agreeing',
      },
    },
  },
};
