import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'car-loan/prices': {
      name: 'Allowed car price |||| Allowed car prices',
      fields: { mark: 'Mark', carModel: 'Car model', manufacturedYear: 'Year of manufacture' },
      sections: { car: 'Car' },
    },
  },
};
