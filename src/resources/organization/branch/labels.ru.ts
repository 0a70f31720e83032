import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-branch': {
      name: 'Филиал организации |||| Филиалы организации |||| Филиалы организации',
      fields: {
        unitId: 'Подразделение',
        appBranchId: 'Филиал в приложении',
        people: 'Сотрудники',
        employees: 'Сотрудников',
      },
    },
  },
};
