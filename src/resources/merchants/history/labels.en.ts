import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-history': {
      name: 'Day of a merchant |||| Merchant history',
      fields: {
        merchantId: 'Merchant',
        merchantName: 'Merchant',
        opening: 'Opening',
        salesCount: 'Sales',
        sales: 'Sold',
        cashedOut: 'Paid to the bank',
        toWallet: 'To the wallet',
        other: 'Taken back',
        commission: 'Commission',
        closing: 'Closing',
      },
      views: {
        sold: 'With sales',
        paid: 'With a cash-out',
      },
    },
  },
  merchants: {
    history: {
      totals: 'Totals',
      source: 'Source',
      days: 'History (by day)',
      moves: 'Detailed history, ledger',
      left: 'Left on the accounts',
      agrees: 'Agrees with the ledger',
      differs: 'Differs from the ledger',
    },
  },
};
