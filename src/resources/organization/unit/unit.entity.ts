import { OrganizationState } from '../../../domain/enums/organization';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, number, reference, tenant, text, userName } from '../../../fields';
import { KEEP_STRUCTURE, SEE_UNITS } from '../rights';
import { unitLifecycle } from './lifecycle';

/** Units of the organisation, each under another one or at the top (docs/domain/organisation.md 1.1). */
export default entity('org-unit', {
  gateway: 'org',
  endpoint: '/units',
  assumed: true,
  menu: 'organization',
  order: 5,
  icon: 'organization',
  represent: 'name',
  titles: { list: 'menu.organization.units' },
  paths: {
    list: '/organization/units',
    create: '/organization/units/create',
    show: '/organization/units/:id',
    edit: '/organization/units/:id/update',
  },
  access: { list: SEE_UNITS, show: SEE_UNITS, create: KEEP_STRUCTURE, edit: KEEP_STRUCTURE },
  fields: {
    code: text({ required: true, max: 20 }),
    name: text({ required: true, max: 100 }),
    parentId: reference('org-unit', { once: true, filter: { state: 'ACTIVE' } }),
    viewOrder: number({ readOnly: true }),
    children: number({ readOnly: true }),
    branches: number({ readOnly: true }),
    /** Who has a position at one of its branches. */
    people: number({ readOnly: true }),
    /** Who is registered in it and has not left. */
    employees: number({ readOnly: true }),
    state: choice(OrganizationState, { readOnly: true }),
    tenant: tenant(),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['name', 'code', 'parentId', 'branches', 'people', 'employees', 'state'],
    optional: ['viewOrder', 'children', 'tenant', 'createdAt', 'createdBy'],
    filters: ['state', 'parentId', 'tenant'],
    search: true,
    sort: { field: 'viewOrder', order: 'ASC' },
  },
  form: [section('general', ['code', 'name', 'parentId'])],
  record: {
    status: 'state',
    facts: ['code', 'parentId', 'children', 'branches', 'people', 'employees'],
  },
  lifecycle: unitLifecycle,
  identifiedBy: ['code', 'parentId'],
});
