import { entity } from '../../../entity/entity';
import auditLog from '../audit-log/auditLog.entity';
import { SEE_EMPLOYEES } from '../rights';

/** Who changed what of employees: their part of the audit log (docs/domain/organisation.md 1.6). */
export default entity('org-employee-log', {
  gateway: 'org',
  endpoint: '/employee-log',
  assumed: true,
  menu: 'organization',
  order: 4,
  icon: 'history',
  represent: 'recordName',
  titles: { list: 'menu.organization.employee_log' },
  paths: { list: '/organization/employee/log' },
  access: { list: SEE_EMPLOYEES },
  fields: auditLog.fields,
  list: {
    ...auditLog.list,
    views: [
      { key: 'states', filter: { kind: ['CREATE', 'STATE'] } },
      { key: 'changes', filter: { kind: 'UPDATE' } },
    ],
    opensWith: undefined,
  },
});
