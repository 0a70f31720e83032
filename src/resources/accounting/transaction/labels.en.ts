import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/transactions': {
      name: 'Transaction |||| Transactions',
      fields: {
        valueDate: 'Value date',
        bookedAt: 'Booked at',
        kind: 'Kind',
        number: 'Account number',
        account: 'General-ledger account',
        customerId: 'Customer',
        debit: 'Debit',
        credit: 'Credit',
        counter: 'Counter account',
        journalId: 'Journal',
        origin: 'Origin',
        memo: 'Description',
        ref: 'Reference',
        by: 'Booked by',
      },
      views: {
        wallets: 'Wallets',
        loans: 'Loan accounts',
        bank: 'Bank',
        suspense: 'Temporary accounts',
      },
    },
  },
};
