import { entity } from '../../../entity/entity';
import { longText, number, reference, tenant, text } from '../../../fields';
import { SEE_UNITS } from '../rights';

/**
 * Where people of the organisation work: the branches that the app shows, with the unit that each belongs to and who works
 * there (docs/domain/organisation.md 1.1).
 */
export default entity('org-branch', {
  gateway: 'org',
  endpoint: '/branches',
  assumed: true,
  menu: 'organization',
  order: 0,
  icon: 'branch',
  represent: 'name',
  titles: { list: 'menu.organization.branch' },
  paths: { list: '/organization/branch', create: null, show: null, edit: null },
  access: { list: SEE_UNITS },
  fields: {
    code: text({ readOnly: true }),
    name: text({ readOnly: true }),
    unitId: reference('org-unit', { readOnly: true }),
    address: longText({ readOnly: true }),
    /** The same branch as the app shows it; none for an office that customers do not come to. */
    appBranchId: reference('branch', { readOnly: true }),
    people: number({ readOnly: true }),
    /** Who is registered there and has not left. */
    employees: number({ readOnly: true }),
    tenant: tenant(),
  },
  list: {
    columns: ['name', 'code', 'unitId', 'address', 'appBranchId', 'people', 'employees'],
    optional: ['tenant'],
    filters: ['unitId', 'tenant'],
    search: true,
    sort: { field: 'code', order: 'ASC' },
  },
  identifiedBy: ['code', 'unitId'],
});
