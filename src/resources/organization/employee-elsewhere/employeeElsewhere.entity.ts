import { entity, section } from '../../../entity/entity';
import { reference, tenant } from '../../../fields';
import employee from '../employee/employee.entity';
import { KEEP_EMPLOYEES_ELSEWHERE } from '../rights';

const { lastName, firstName, regnum, phone, email, hiredAt } = employee.fields;
const ofTheLender = { filterBy: { tenant: 'tenant' } } as const;

/**
 * A new employee of another lender: the lender is chosen first, then a unit, branch and account of it. The record is an
 * employee like any other one (docs/domain/organisation.md 1.6).
 */
export default entity('org-employee-elsewhere', {
  gateway: 'org',
  endpoint: '/tenant-employees',
  assumed: true,
  represent: ['lastName', 'firstName'],
  titles: { create: 'menu.organization.employee_create_on_tenant' },
  paths: {
    list: null,
    create: '/organization/employee/create-on-tenant',
    show: null,
    edit: null,
  },
  access: { list: KEEP_EMPLOYEES_ELSEWHERE, create: KEEP_EMPLOYEES_ELSEWHERE },
  fields: {
    tenant: tenant({ required: true, readOnly: false }),
    lastName,
    firstName,
    regnum,
    phone,
    email,
    unitId: reference('org-unit-choice', {
      required: true,
      filter: { state: 'ACTIVE' },
      ...ofTheLender,
    }),
    branchId: reference('org-branch-choice', ofTheLender),
    staffId: reference('org-staff', ofTheLender),
    hiredAt,
  },
  list: {
    columns: ['@name', 'tenant', 'unitId', 'hiredAt'],
    filters: ['tenant'],
    sort: { field: 'lastName', order: 'ASC' },
  },
  form: [
    section('lender', ['tenant']),
    section('person', ['lastName', 'firstName', 'regnum', 'phone', 'email']),
    section('work', ['unitId', 'branchId', 'hiredAt', 'staffId']),
  ],
});
