import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/contract': {
      name: 'Contract |||| Contracts',
      fields: {
        customerId: 'Customer',
        limit: 'Credit limit',
        version: 'Version',
        owner: 'Lender',
        zmsWriteStatus: 'Credit-registry write status',
        isArchive: 'Archived',
        verifiedAt: 'Confirmed at',
      },
    },
  },
};
