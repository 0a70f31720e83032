import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'bonus-points': {
      name: 'Bonus point |||| Bonus points',
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
