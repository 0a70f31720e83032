import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-branch': {
      name: 'Organisation branch |||| Organisation branches',
      fields: {
        unitId: 'Unit',
        appBranchId: 'Branch in the app',
        people: 'People',
        employees: 'Employees',
      },
    },
  },
};
