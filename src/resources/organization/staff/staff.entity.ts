import { StaffRole } from '../../../domain/enums/common';
import { entity } from '../../../entity/entity';
import { choices, tenant, text } from '../../../fields';
import { FIND_STAFF } from '../rights';

/**
 * Colleagues by name, for who works on the organisation and may not manage accounts: no address, no sign-ins
 * (docs/domain/organisation.md 1.1).
 */
export default entity('org-staff', {
  gateway: 'org',
  endpoint: '/staff',
  assumed: true,
  represent: ['lastName', 'firstName'],
  paths: { list: null, create: null, show: null, edit: null },
  access: { list: FIND_STAFF },
  fields: {
    loginName: text({ readOnly: true }),
    lastName: text({ readOnly: true }),
    firstName: text({ readOnly: true }),
    roles: choices(StaffRole, { readOnly: true }),
    tenant: tenant(),
  },
  list: {
    columns: ['loginName', 'lastName', 'firstName', 'roles'],
    optional: ['tenant'],
    filters: ['roles'],
    search: 'private',
    sort: { field: 'loginName', order: 'ASC' },
  },
  identifiedBy: ['loginName', 'roles'],
});
