import { entity } from '../../../entity/entity';
import position from '../position/position.entity';
import { CHOOSE_PLACES } from '../rights';

const { name, roleName, state, tenant } = position.fields;

/** Positions by name and role, for who gives one and may not keep them (docs/domain/organisation.md 1.1). */
export default entity('org-position-choice', {
  gateway: 'org',
  endpoint: '/position-choices',
  assumed: true,
  represent: 'name',
  paths: { list: null, create: null, show: null, edit: null },
  access: { list: CHOOSE_PLACES },
  fields: { name, roleName, state, tenant },
  list: {
    columns: ['name', 'roleName', 'state'],
    optional: ['tenant'],
    filters: ['roleName', 'state', 'tenant'],
    search: true,
    sort: { field: 'name', order: 'ASC' },
  },
  identifiedBy: ['roleName', 'tenant'],
});
