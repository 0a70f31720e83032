import { loanFields } from '../loan/labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/student': {
      name: 'Loan |||| Student loans',
      fields: {
        ...loanFields,
        school: 'School',
        course: 'Year of study',
        schoolYear: 'School year',
        scholarshipType: 'Scholarship',
      },
      views: { ongoing: 'Ongoing', overdue: 'Overdue', tuition: 'Tuition' },
    },
  },
};
