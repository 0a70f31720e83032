import employeeLog from '../../../../src/resources/organization/employee-log/employeeLog.entity';
import type { Route } from '../../../engine/Call';
import { logRoutes } from '../audit-log/logRoutes';
import { EMPLOYEES } from '../figures';

/** What was done to employees: that part of the audit log, under the right to see them. */
export const routes: readonly Route[] = logRoutes(employeeLog, EMPLOYEES);
