import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-employee-elsewhere': {
      name: 'Employee of a tenant |||| Employees of tenants',
      fields: {
        unitId: 'Unit',
        branchId: 'Branch',
        staffId: 'Account',
        hiredAt: 'Hired at',
        tenant: 'Tenant',
      },
      sections: { lender: 'Where', person: 'The person', work: 'Work' },
    },
  },
};
