import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    access_override: {
      name: 'Management decision |||| Management decisions',
      fields: { customerId: 'Customer', access: 'Access', until: 'Last day' },
      sections: { word: 'Decision' },
    },
  },
};
