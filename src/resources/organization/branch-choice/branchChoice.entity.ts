import { entity } from '../../../entity/entity';
import orgBranch from '../branch/orgBranch.entity';
import { CHOOSE_PLACES } from '../rights';

const { code, name, address, tenant } = orgBranch.fields;

/** Branches of the organisation by name, for who chooses one and may not keep them (docs/domain/organisation.md 1.1). */
export default entity('org-branch-choice', {
  gateway: 'org',
  endpoint: '/branch-choices',
  assumed: true,
  represent: 'name',
  paths: { list: null, create: null, show: null, edit: null },
  access: { list: CHOOSE_PLACES },
  fields: { code, name, address, tenant },
  list: {
    columns: ['name', 'code', 'address'],
    optional: ['tenant'],
    filters: ['tenant'],
    search: true,
    sort: { field: 'code', order: 'ASC' },
  },
  identifiedBy: ['code', 'tenant'],
});
