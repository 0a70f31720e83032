import employee from '../../../../src/resources/organization/employee/employee.entity';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { duplicate } from '../../../engine/duplicate';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { BRANCHES, EMPLOYEES, UNITS } from '../figures';

type Values = Readonly<Record<string, unknown>>;

const PLACES = [
  ['unitId', UNITS],
  ['branchId', BRANCHES],
  ['staffId', 'users'],
] as const;

/**
 * Unit, branch and account are the lender's, the unit is not taken out, and neither person nor account is registered
 * twice there (docs/domain/organisation.md 1.6).
 * @throws ApiError 400, 409
 */
export function checkedEmployee(
  call: Call,
  values: Values,
  tenant: unknown,
  self?: MockRecord,
): void {
  const recordAt = (resource: string, id: unknown) => collectionOf(call, resource).get(id as RecId);
  const foreign = PLACES.filter(
    ([field, resource]) =>
      values[field] !== null &&
      values[field] !== undefined &&
      recordAt(resource, values[field])?.tenant !== tenant,
  );
  if (foreign.length > 0)
    throw invalid(
      Object.fromEntries(foreign.map(([field]) => [field, 'validation.invalid_value'])),
    );
  if (values.unitId && recordAt(UNITS, values.unitId)?.state !== 'ACTIVE')
    throw invalid({ unitId: 'organization.employee.unit_gone' });
  const others = collectionOf(call, EMPLOYEES).all.filter(
    (one) => one !== self && one.tenant === tenant,
  );
  const twice = others.find(({ regnum }) => Boolean(regnum) && regnum === values.regnum);
  if (twice) throw duplicate(call, employee, ['regnum'], twice);
  if (values.staffId && others.some(({ staffId }) => staffId === values.staffId))
    throw invalid({ staffId: 'organization.employee.twice' });
}
