import { reportFields } from '../reportLabels.en';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/loan-total': {
      name: 'Loan |||| Total loans',
      views: {
        overdue: 'Overdue',
        customers: 'Overdue customers',
        nonPerforming: 'Non-performing',
      },
      fields: { ...reportFields },
    },
  },
};
