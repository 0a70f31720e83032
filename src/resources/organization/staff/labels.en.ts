import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'org-staff': {
      name: 'Staff member |||| Staff',
      fields: { loginName: 'Login name', roles: 'Roles' },
    },
  },
};
