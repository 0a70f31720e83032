import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/segment-members': {
      name: 'Customer of the segment |||| Customers of the segment',
      fields: {
        segments: 'Segment',
        type: 'Customer type',
        name: 'Company name',
        level: 'Level',
        creditLimit: 'Credit limit',
        canLend: 'May borrow',
        createdAt: 'Registered at',
      },
      views: { mayLend: 'May borrow' },
    },
  },
};
