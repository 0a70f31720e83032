import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    points: {
      balance: 'Point balance: %{points}',
      other: 'Other',
      by_type: 'Points by type',
      count: 'Count',
    },
  },
  resources: {
    'customers/point': {
      name: 'Bonus points |||| Bonus points',
      fields: {
        customerId: 'Customer',
        type: 'Point type',
        credit: 'Credited',
        debit: 'Used',
        source: 'Note',
      },
      views: { given: 'Credited', used: 'Used' },
    },
  },
};
