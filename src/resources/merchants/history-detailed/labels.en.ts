import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-history-detailed': {
      name: 'Movement of a merchant |||| Detailed merchant history',
      fields: {
        bookedAt: 'Booked at',
        date: 'Value date',
        merchantId: 'Merchant',
        merchantName: 'Merchant',
        entryKind: 'Kind of journal',
        in: 'In',
        out: 'Out',
        commission: 'Commission',
        balance: 'Balance',
        journalId: 'Journal',
        origin: 'Made by',
      },
      views: {
        SALE: 'Sales',
        CASH_OUT: 'To the bank',
        TO_WALLET: 'To the wallet',
        OTHER: 'Other',
      },
    },
  },
  enums: {
    MerchantMoveKind: {
      SALE: 'Sale',
      CASH_OUT: 'To the bank',
      TO_WALLET: 'To the wallet',
      OTHER: 'Other',
    },
  },
};
