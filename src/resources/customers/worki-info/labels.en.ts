import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    worki_info: {
      name: 'Employment |||| Employment',
      fields: {
        customerId: 'Customer',
        employer: 'Employer',
        position: 'Position',
        since: 'Employed since',
        salary: 'Salary',
        fetchedAt: 'Last fetched',
      },
      actions: { fetch_work: 'Fetch again' },
    },
  },
};
