import { StaffRole } from '../../../domain/enums/common';
import { UserPositionState } from '../../../domain/enums/organization';
import { MANAGE_USERS } from '../../../domain/enums/users';
import { entity, section } from '../../../entity/entity';
import { choice, date, dateTime, flag, reference, tenant, text, userName } from '../../../fields';
import { KEEP_EMPLOYEES, SEE_USER_POSITIONS } from '../rights';
import { userPositionLifecycle } from './lifecycle';

/** Which colleague has which position at which branch (docs/domain/organisation.md 1.1). */
export default entity('org-user-position', {
  gateway: 'org',
  endpoint: '/user-branch-positions',
  assumed: true,
  menu: 'organization',
  order: 2,
  icon: 'personAdd',
  represent: ['staffName', 'positionName'],
  titles: { list: 'menu.organization.user' },
  paths: {
    list: '/organization/user',
    create: '/organization/user/create',
    show: '/organization/user/:id',
    edit: '/organization/user/:id/update',
  },
  access: {
    list: SEE_USER_POSITIONS,
    show: SEE_USER_POSITIONS,
    create: KEEP_EMPLOYEES,
    edit: KEEP_EMPLOYEES,
  },
  fields: {
    staffId: reference('org-staff', { required: true, once: true }),
    staffName: text({ readOnly: true }),
    positionId: reference('org-position-choice', {
      required: true,
      once: true,
      filter: { state: 'ACTIVE' },
    }),
    positionName: text({ readOnly: true }),
    branchId: reference('org-branch-choice', { required: true }),
    branchName: text({ readOnly: true }),
    since: date({ required: true }),
    until: date({ readOnly: true }),
    /** The role that the position carries now. */
    roleName: choice(StaffRole, { readOnly: true }),
    /** Whether the person was given that role with the position; never by itself. */
    grantsRole: flag({ once: true, needs: MANAGE_USERS }),
    state: choice(UserPositionState, { readOnly: true }),
    tenant: tenant(),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: [
      'staffName',
      'positionName',
      'branchName',
      'roleName',
      'grantsRole',
      'since',
      'state',
    ],
    optional: ['until', 'tenant', 'createdAt', 'createdBy'],
    filters: ['positionId', 'branchId', 'staffId', 'roleName', 'grantsRole', 'state', 'since'],
    search: 'private',
    sort: { field: 'staffName', order: 'ASC' },
    views: [
      { key: 'held', filter: { state: 'HELD' } },
      { key: 'waiting', filter: { state: 'HELD', grantsRole: false } },
      { key: 'ended', filter: { state: 'ENDED' } },
    ],
    opensWith: 'held',
  },
  form: [section('general', ['staffId', 'positionId', 'branchId', 'since', 'grantsRole'])],
  record: {
    status: 'state',
    facts: ['roleName', 'grantsRole', 'branchName', 'since', 'until'],
  },
  ends: ['ENDED'],
  lifecycle: userPositionLifecycle,
});
