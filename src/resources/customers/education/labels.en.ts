import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    education: {
      name: 'Education |||| Education records',
      fields: {
        customerId: 'Customer',
        organization: 'Organisation',
        school: 'School',
        department: 'Department',
        course: 'Year of study',
        gpa: 'GPA',
        startYear: 'Start year',
        scholarshipType: 'Scholarship',
        entranceScore: 'Entrance score',
      },
      sections: { study: 'Studies', results: 'Admission and results' },
    },
  },
};
