import { StaffRole } from '../../../domain/enums/common';
import { OrganizationState } from '../../../domain/enums/organization';
import { ASSIGNABLE_ROLES } from '../../../domain/enums/users';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, longText, number, tenant, text, userName } from '../../../fields';
import { KEEP_STRUCTURE, SEE_POSITIONS } from '../rights';
import { positionLifecycle } from './lifecycle';

/** Positions; each carries the role that who has it is offered (docs/domain/organisation.md 1.1). */
export default entity('org-position', {
  gateway: 'org',
  endpoint: '/positions',
  assumed: true,
  menu: 'organization',
  order: 1,
  icon: 'badge',
  represent: 'name',
  titles: { list: 'menu.organization.position' },
  paths: {
    list: '/organization/position',
    create: '/organization/position/create',
    show: '/organization/position/:id',
    edit: '/organization/position/:id/update',
  },
  access: {
    list: SEE_POSITIONS,
    show: SEE_POSITIONS,
    create: KEEP_STRUCTURE,
    edit: KEEP_STRUCTURE,
  },
  fields: {
    name: text({ required: true, max: 100 }),
    roleName: choice(StaffRole, { required: true, once: true, only: ASSIGNABLE_ROLES }),
    description: longText({ max: 300 }),
    /** Who has the position now. */
    people: number({ readOnly: true }),
    /** Who of them has its role by it. */
    granted: number({ readOnly: true }),
    state: choice(OrganizationState, { readOnly: true }),
    tenant: tenant(),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['name', 'roleName', 'people', 'granted', 'state', 'createdAt'],
    optional: ['description', 'tenant', 'createdBy'],
    filters: ['roleName', 'state', 'tenant'],
    search: true,
    sort: { field: 'name', order: 'ASC' },
    views: [
      { key: 'active', filter: { state: 'ACTIVE' } },
      { key: 'removed', filter: { state: 'REMOVED' } },
    ],
    opensWith: 'active',
  },
  form: [section('general', ['name', 'roleName', 'description'])],
  show: [section('general', ['description', 'tenant'])],
  record: {
    status: 'state',
    facts: ['roleName', 'people', 'granted', 'createdAt', 'createdBy'],
  },
  lifecycle: positionLifecycle,
  identifiedBy: ['roleName'],
});
