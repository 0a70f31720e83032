import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'car-loan/percents': {
      name: 'Процент залога |||| Проценты залога |||| Проценты залога',
      fields: { manufacturedYear: 'Год выпуска, начиная с', percent: 'Процент от цены' },
      sections: { percent: 'Процент залога' },
    },
  },
};
