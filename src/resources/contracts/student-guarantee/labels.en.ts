import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'contract/student/guarantee': {
      name: 'Student guarantee contract |||| Student guarantee contracts',
      fields: {
        state: 'Contract state',
        studentId: 'Student',
        studentName: 'Student name',
        school: 'School',
        department: 'Department',
        course: 'Year of study',
        startYear: 'Year of entry',
        gpa: 'Grade point average',
        entranceScore: 'Entrance score',
        scholarshipType: 'Scholarship',
        schoolYear: 'School year',
        limit: 'Limit',
        people: 'Parties to the contract',
        customerType: 'Role',
        liability: 'Liability',
        loanBalance: 'Own loan balance',
        isArchive: 'Archived',
        canceledAt: 'Cancelled at',
        newLimit: 'New limit',
        liabilityTotal: 'Total liability',
      },
      sections: { student: 'Student', education: 'Education', people: 'Parties to the contract' },
      views: { waiting: 'Waiting for signature', live: 'In force' },
    },
  },
};
