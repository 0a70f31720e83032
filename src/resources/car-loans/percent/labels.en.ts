import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'car-loan/percents': {
      name: 'Percent of collateral |||| Percents of collateral',
      fields: { manufacturedYear: 'Made in or after', percent: 'Percent of the price' },
      sections: { percent: 'Percent of collateral' },
    },
  },
};
