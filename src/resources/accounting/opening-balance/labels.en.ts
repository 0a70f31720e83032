import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  openingBalance: {
    preview: 'What each account holds',
    unbalanced: 'The debit side must add up to the credit side.',
    one_side: 'Fill in one of the two sides.',
    twice: 'This account is in the list above.',
    few: 'Enter two accounts or more.',
    future: 'A year that has not begun has no opening balance.',
    used: 'This account has entries already: it takes no opening balance.',
  },
  actionBlocks: {
    opening_taken: 'Accounts that have entries by now: %{count}. Prepare it again without them.',
    opening_short: 'Accounts that no longer hold what would be taken back: %{count}.',
  },
  resources: {
    'accounting/opening-balance': {
      name: 'Opening balance |||| Opening balances',
      fields: {
        year: 'Year',
        lines: 'Accounts',
        account: 'Account',
        debit: 'Debit',
        credit: 'Credit',
        comment: 'Ground',
        amount: 'Total',
        journalId: 'Journal',
        taken: 'Accounts with entries',
      },
      sections: {
        general: 'Opening balance',
        lines: 'Accounts',
      },
      views: {
        drafts: 'Drafts',
        set: 'Booked',
      },
      actions: {
        set_opening: 'Book opening balance',
        discard_opening: 'Discard',
        reverse_opening: 'Take opening balance back',
      },
    },
  },
};
