import { newId } from '../../../engine/newId';
import { ASSIGNABLE_ROLES } from '../../../../src/domain/enums/users';
import { accountBlock } from '../../../../src/resources/users/user/accountBlocks';
import type { AccountFacts } from '../../../../src/resources/users/user/api';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import { consoleTexts } from '../../../engine/consoleTexts';
import { blockedAnswer } from '../../../engine/hindered';
import type { Hooks } from '../../../engine/Hooks';
import { effectivePermissions } from '../../../engine/rights';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { systemSettingsOf } from '../../settings/system/systemSettings';
import { EMPLOYEES, followFigures, HELD } from '../../organization/figures';
import { leavesNoManager, refuseChange } from './changeOfRights';

const RESOURCE = 'users';

/** The password of the body, twice the same (docs/domain/identity.md 6.2). @throws ApiError 400 */
export function checkedPassword(call: Call): string {
  const { password, passwordConfirmation } = bodyOf(call);
  if (typeof password !== 'string' || password.trim() === '') {
    throw invalid({ password: 'validation.required' });
  }
  const least = systemSettingsOf(call.store).passwordMin;
  if (password.length < least) {
    throw invalid({ password: 'validation.min_length' }, { password: { length: least } });
  }
  if (password !== passwordConfirmation) {
    throw invalid({ passwordConfirmation: 'validation.password_mismatch' });
  }
  return password;
}

const ASSIGNABLE: readonly string[] = ASSIGNABLE_ROLES;

/** The roles that somebody is to have: none but the assignable ones is given, and nobody is left without one. @throws ApiError 400 */
export function checkedRoles(
  before: readonly string[],
  roles: readonly string[],
): readonly string[] {
  if (roles.some((role) => !before.includes(role) && !ASSIGNABLE.includes(role)))
    throw invalid({ roles: 'validation.role_not_assignable' });
  if (roles.length === 0) throw invalid({ roles: 'validation.role_required' });
  return roles;
}

const employeeOf = (call: Call, { id }: MockRecord): MockRecord | undefined =>
  collectionOf(call, EMPLOYEES).all.find(({ staffId }) => staffId === id);

/** What decides on an account beside its fields. */
function factsOf(call: Call, user: MockRecord): AccountFacts {
  // Names of positions follow what was written last.
  followFigures(call.store);
  const employee = employeeOf(call, user);
  const held = collectionOf(call, HELD).all.filter(
    ({ staffId, state }) => staffId === user.id && state === 'HELD',
  );
  return {
    isLastManager: leavesNoManager(call.store, [{ account: user, enabled: false }]),
    employee: employee
      ? {
          id: Number(employee.id),
          name: `${employee.lastName} ${employee.firstName}`,
          state: String(employee.state),
        }
      : null,
    positions: held.map(({ positionName }) => String(positionName)),
  };
}

/** Who has left stays an employee who has left, without the account that is gone. */
function unlink(call: Call, user: MockRecord): void {
  const employee = employeeOf(call, user);
  if (!employee) return;
  const { store, caller } = call;
  const at = store.clock.iso();
  store.history.add(EMPLOYEES, employee, {
    at,
    by: caller.id,
    action: 'update',
    field: 'staffId',
    from: user.id,
    to: null,
    origin: 'AUTO',
    source: `${RESOURCE}/${user.id}`,
  });
  collectionOf(call, EMPLOYEES).change(employee, { staffId: null, updatedAt: at });
}

/** Staff accounts (docs/domain/identity.md 6.2). */
export const hooks: Hooks = {
  resource: RESOURCE,
  besides: ['password', 'passwordConfirmation'],
  duplicate: { loginName: 'LOGIN_NAME_TAKEN' },
  create: (values, call) => {
    const roles = checkedRoles([], values.roles as string[]);
    const password = checkedPassword(call);
    const id = newId();
    call.store.passwords.set(id, password);
    return {
      id,
      roles,
      enabled: values.enabled ?? true,
      emailVerified: false,
      temporaryPassword: true,
      passwordSetBy: call.caller.id,
      lastLogin: null,
    };
  },
  update: (user, { enabled }, call) => {
    if (typeof enabled === 'boolean') refuseChange(call, [{ account: user, enabled }]);
    return {};
  },
  remove: (user, call) => {
    const own = user.id === call.caller.id;
    const block = accountBlock('delete', factsOf(call, user), own);
    if (own) throw new ApiError(409, consoleTexts('users.own_account'), { code: 'OWN_ACCOUNT' });
    refuseChange(call, [{ account: user, enabled: false }]);
    if (block) throw blockedAnswer(block);
    unlink(call, user);
    call.store.passwords.forget(user.id);
  },
  present: (shown, call) => {
    const user = collectionOf(call, RESOURCE).get(shown.id);
    if (!user) return { ...shown, permissions: [] };
    return {
      ...shown,
      permissions: effectivePermissions(call.store.people, user),
      facts: factsOf(call, user),
    };
  },
};
