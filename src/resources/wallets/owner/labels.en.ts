import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    owner: {
      bank: 'Bank',
      number: 'Account number',
      number_help: '%{min} to %{max} digits.',
      number_wrong: 'An account number has %{min} to %{max} digits.',
      find: 'Find the owner',
      none: 'The bank knows no such account.',
      bank_says: 'Owner by the bank',
      ours: 'Customers who registered this account',
      nobody: 'None of our customers has registered this account',
      customer: 'Customer',
      bank_name: 'Name at the bank',
      our_name: 'Our name',
      match: 'Comparison',
      score: '%{score} %',
      role: 'Role',
      differs: 'differs: %{text}',
      legend:
        'What is underlined is not in the other name. Both alphabets and any order of the names are understood.',
    },
  },
};
