import { EmployeeState } from '../../../domain/enums/organization';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  email,
  number,
  phone,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';
import { KEEP_EMPLOYEES, SEE_EMPLOYEES } from '../rights';
import { employeeLifecycle } from './lifecycle';

/** Who works for a lender, in which unit, and by which account (docs/domain/organisation.md 1.6). */
export default entity('org-employee', {
  gateway: 'org',
  endpoint: '/employees',
  assumed: true,
  menu: 'organization',
  order: 3,
  icon: 'people',
  represent: ['lastName', 'firstName'],
  palette: { says: ['positionNames', 'state'] },
  titles: { list: 'menu.organization.employee', create: 'menu.organization.employee_create' },
  paths: {
    list: '/organization/employee',
    create: '/organization/employee/create',
    show: '/organization/employee/:id',
    edit: '/organization/employee/:id/update',
  },
  access: {
    list: SEE_EMPLOYEES,
    show: SEE_EMPLOYEES,
    create: KEEP_EMPLOYEES,
    edit: KEEP_EMPLOYEES,
  },
  fields: {
    lastName: text({ required: true, max: 60 }),
    firstName: text({ required: true, max: 60 }),
    regnum: registerNumber({ required: true }),
    phone: phone({ required: true }),
    email: email(),
    unitId: reference('org-unit-choice', { required: true, filter: { state: 'ACTIVE' } }),
    branchId: reference('org-branch-choice'),
    /** The account of the console, by which positions and roles are given; none for who does not use it. */
    staffId: reference('org-staff'),
    hiredAt: date({ required: true, noFuture: true }),
    leftOn: date({ readOnly: true }),
    /** Positions that the account has now, by name. */
    positionNames: text({ readOnly: true }),
    positionCount: number({ readOnly: true }),
    state: choice(EmployeeState, { readOnly: true }),
    tenant: tenant(),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
  },
  list: {
    columns: ['@name', 'regnum', 'phone', 'unitId', 'branchId', 'positionNames', 'state'],
    optional: [
      'hiredAt',
      'email',
      'staffId',
      'positionCount',
      'leftOn',
      'tenant',
      'createdAt',
      'createdBy',
    ],
    filters: [
      'unitId',
      'branchId',
      'state',
      'staffId',
      'positionCount',
      'regnum',
      'phone',
      'hiredAt',
      'leftOn',
      'tenant',
    ],
    search: 'private',
    sort: { field: 'lastName', order: 'ASC' },
    views: [
      { key: 'working', filter: { state: 'WORKING' } },
      { key: 'unplaced', filter: { state: 'WORKING', positionCount: { from: 0, to: 0 } } },
      { key: 'left', filter: { state: 'LEFT' } },
    ],
    opensWith: 'working',
  },
  form: [
    section('person', ['lastName', 'firstName', 'regnum', 'phone', 'email']),
    section('work', ['unitId', 'branchId', 'hiredAt', 'staffId']),
  ],
  show: [
    section('person', ['lastName', 'firstName', 'regnum', 'phone', 'email']),
    section('work', ['unitId', 'branchId', 'hiredAt', 'leftOn', 'staffId', 'tenant']),
  ],
  record: {
    status: 'state',
    facts: ['unitId', 'branchId', 'positionCount', 'hiredAt', 'createdAt', 'createdBy'],
  },
  lifecycle: employeeLifecycle,
  rules: ({ hiredAt, leftOn }) =>
    hiredAt && leftOn && hiredAt > leftOn
      ? [{ field: 'hiredAt', message: 'organization.employee.after_left' }]
      : [],
  identifiedBy: ['regnum', 'unitId'],
});
