import { reportFields } from '../reportLabels.en';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'tenant-report/loan-paid': {
      name: 'Loan |||| Paid loans',
      views: {
        afterOverdue: 'After being overdue',
        afterCourt: 'After court',
        byDecision: 'By court decision',
      },
      fields: {
        ...reportFields,
        closing: 'How it ended',
        maxOverdueDays: 'Most days past due',
        wasInCourt: 'Was in court',
      },
    },
  },
};
