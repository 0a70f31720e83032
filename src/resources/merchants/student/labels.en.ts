import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'merchant-student': {
      name: 'Student |||| Students',
      fields: {
        customerId: 'Customer',
        studentName: 'Student',
        instituteId: 'Institute',
        organization: 'Organisation',
        school: 'School',
        department: 'Department',
        course: 'Course',
        startYear: 'Start year',
        gpa: 'GPA',
        entranceScore: 'Entrance score',
        scholarshipType: 'Scholarship',
        isShown: 'Shown in the app',
      },
      views: {
        shown: 'Shown',
        hidden: 'Hidden',
      },
    },
  },
};
