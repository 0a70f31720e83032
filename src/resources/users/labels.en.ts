import type { Same } from '../../i18n/Same';
import { openWorkTexts } from '../../i18n/en/shared/openWork';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...openWorkTexts,
  enums: {
    PermissionAction: {
      list: 'View list',
      view: 'View',
      create: 'Create',
      edit: 'Edit',
      update: 'Update',
      access: 'Access',
      search: 'Search',
      export: 'Export',
      send: 'Send',
      test: 'Test',
      decode: 'Decode',
      renew: 'Renew',
      register: 'Register',
      manage: 'Manage',
      create_on_tenant: 'Create on tenant',
      pending_list: 'View pending',
      approved_list: 'View approved',
      admin_list: 'View all (admin)',
    },
  },
};
