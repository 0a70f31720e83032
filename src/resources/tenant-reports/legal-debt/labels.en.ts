import { reportFields } from '../reportLabels.en';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/legal-debt': {
      name: 'Loan |||| Legal debt',
      views: { risk: 'Risk department', court: 'In court' },
      fields: { ...reportFields },
    },
  },
};
