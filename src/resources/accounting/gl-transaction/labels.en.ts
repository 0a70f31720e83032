import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  glTransactions: {
    legs: 'Entries',
    to_origin: 'Go to %{label}',
    count: 'Journals',
    broken: 'Journals out of balance: %{ids}',
  },
  resources: {
    'accounting/gl-transactions': {
      name: 'General-ledger transaction |||| General-ledger transactions',
      fields: {
        valueDate: 'Value date',
        bookedAt: 'Booked at',
        kind: 'Kind',
        amount: 'Amount',
        debits: 'Debit account',
        credits: 'Credit account',
        origin: 'Origin',
        memo: 'Description',
        reverses: 'Reversed journal',
        reason: 'Reason',
        state: 'State',
        by: 'Booked by',
        journalNo: 'Journal number',
      },
      sections: { reversal: 'Reversal' },
      views: {
        loans: 'Loans',
        reversed: 'Reversals',
        opening: 'Opening balances',
      },
    },
  },
};
