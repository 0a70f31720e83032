import type { HolderFacts } from '../../../../src/resources/organization/user-position/lifecycle';
import userPosition from '../../../../src/resources/organization/user-position/userPosition.entity';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { BRANCHES, followFigures, POSITIONS, UNITS, EMPLOYEES } from '../figures';
import { accountOf, leavesNoManager } from '../../users/user/changeOfRights';
import { changesOf, followPosition, rolesAfter } from '../roles';

const RESOURCE = userPosition.name;

/** What decides on the actions: whose it is, and who would be left without a role or without a manager. */
function factsOf({ store, caller }: Call, record: MockRecord): HolderFacts {
  const { staffId } = record;
  const roles = rolesAfter(store, record, null);
  return {
    own: staffId === caller.id,
    isLastRole: roles.length === 0,
    isLastManager: leavesNoManager(store, changesOf(store, [{ staffId, roles }])),
  };
}

/** Where the same person has the same position already. @throws ApiError 400 */
function refuseTwice(
  call: Call,
  asked: { staffId: unknown; positionId: unknown; branchId: unknown },
  self?: MockRecord,
): void {
  const twice = collectionOf(call, RESOURCE).all.some(
    (one) =>
      one !== self &&
      one.state === 'HELD' &&
      one.staffId === asked.staffId &&
      String(one.positionId) === String(asked.positionId) &&
      String(one.branchId) === String(asked.branchId),
  );
  if (twice)
    throw invalid({ [self ? 'branchId' : 'positionId']: 'organization.user_position.already' });
}

/** People, position and branch are of one lender. @throws ApiError 400 at the fields that are not */
function checkedLender(
  call: Call,
  values: Readonly<Record<string, unknown>>,
  tenant: unknown,
): void {
  const foreign = [
    ['positionId', POSITIONS],
    ['branchId', BRANCHES],
  ].filter(([field, resource]) => {
    if (!(field in values)) return false;
    return collectionOf(call, resource).get(values[field] as RecId)?.tenant !== tenant;
  });
  if (foreign.length > 0)
    throw invalid(
      Object.fromEntries(foreign.map(([field]) => [field, 'validation.invalid_value'])),
    );
}

/** Who has left the lender is given nothing any more (docs/domain/organisation.md 1.6). @throws ApiError 400 */
function refuseLeft(call: Call, staffId: unknown): void {
  const employee = collectionOf(call, EMPLOYEES).all.find((one) => one.staffId === staffId);
  if (employee?.state === 'LEFT') throw invalid({ staffId: 'organization.employee.has_left' });
}

function checkedSince(call: Call, since: unknown): void {
  if (String(since) > call.store.clock.today())
    throw invalid({ since: 'organization.user_position.future' });
}

/** Gives or takes the role, as `rolesAfter` says. */
function follow(call: Call, record: MockRecord, to: string | null): void {
  const { staffId } = record;
  const roles = rolesAfter(call.store, record, to);
  followPosition(call, [{ staffId, roles }], `${RESOURCE}/${record.id}`);
}

/** Who has which position: its role is offered and given only where that is said (docs/domain/organisation.md 1.1). */
export const hooks: Hooks = {
  resource: RESOURCE,
  follows: [UNITS, BRANCHES, POSITIONS, EMPLOYEES],
  passing: followFigures,
  recorded: ['grantsRole', 'until'],
  create: (values, call) => {
    const account = accountOf(call.store, values.staffId);
    if (!account) throw invalid({ staffId: 'validation.invalid_value' });
    refuseLeft(call, account.id);
    checkedLender(call, values, account.tenant);
    checkedSince(call, values.since);
    const position = collectionOf(call, POSITIONS).get(values.positionId as RecId);
    if (position?.state !== 'ACTIVE')
      throw invalid({ positionId: 'organization.user_position.position_removed' });
    refuseTwice(call, values as { staffId: unknown; positionId: unknown; branchId: unknown });
    const grantsRole = values.grantsRole === true;
    if (grantsRole && account.id === call.caller.id)
      throw invalid({ grantsRole: 'organization.user_position.own_role' });
    const id = collectionOf(call, RESOURCE).nextId();
    const record = { ...values, id, grantsRole: false, roleName: position.roleName, state: 'HELD' };
    if (grantsRole) follow(call, record, String(position.roleName));
    return { grantsRole, roleName: position.roleName, tenant: account.tenant, until: null };
  },
  update: (record, values, call) => {
    checkedLender(call, values, record.tenant);
    if ('since' in values) checkedSince(call, values.since);
    const { staffId, positionId } = record;
    if ('branchId' in values && record.state === 'HELD')
      refuseTwice(call, { staffId, positionId, branchId: values.branchId }, record);
    return {};
  },
  judged: (record, call) => ({ facts: factsOf(call, record) }),
  present: (shown, call) => {
    // Names and the role have followed what was just written.
    followFigures(call.store);
    const now = collectionOf(call, RESOURCE).get(shown.id) ?? shown;
    return { ...now, facts: factsOf(call, now) };
  },
  actions: {
    grant_role: (record, call) => {
      follow(call, record, String(record.roleName));
      return { grantsRole: true };
    },
    withdraw_role: (record, call) => {
      follow(call, record, null);
      return { grantsRole: false };
    },
    end: (record, call) => {
      if (record.grantsRole === true) follow(call, record, null);
      return { grantsRole: false, until: call.store.clock.today() };
    },
  },
};
