import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    politicians: {
      name: 'Politically exposed person |||| Politically exposed persons',
      fields: {
        relation: 'Relation',
        occupation: 'Occupation',
        organization: 'Organisation',
        relatedTo: 'Related to',
        since: 'Since',
        until: 'Until',
        customerId: 'Customer',
      },
      sections: { person: 'Person', exposure: 'Political exposure' },
    },
  },
};
