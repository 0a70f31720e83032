import elsewhere from '../../../../src/resources/organization/employee-elsewhere/employeeElsewhere.entity';
import { invalid } from '../../../engine/ApiError';
import type { Hooks } from '../../../engine/Hooks';
import { seesAll } from '../../../engine/tenancy';
import { EMPLOYEES } from '../figures';
import { knownOf } from '../knownOf';
import { checkedEmployee } from '../employee/checks';

/** Employees of another lender than the own one: registered by the main lender alone (docs/domain/organisation.md 1.6). */
export const hooks: Hooks = {
  resource: elsewhere.name,
  keptBy: EMPLOYEES,
  present: knownOf(elsewhere),
  presentRow: knownOf(elsewhere),
  create: (values, call) => {
    const { tenant } = values;
    const isKnown = call.store.world.tenants.some(({ alias }) => alias === tenant);
    if (!isKnown || !seesAll(call.caller)) throw invalid({ tenant: 'validation.invalid_value' });
    if (tenant === call.caller.tenantAlias)
      throw invalid({ tenant: 'organization.employee.own_lender' });
    checkedEmployee(call, values, tenant);
    return { tenant, state: 'WORKING', leftOn: null };
  },
};
