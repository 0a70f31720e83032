import { systemSettingsOf } from '../../settings/system/systemSettings';
import { randomUUID } from 'node:crypto';
import { ASSIGNABLE_ROLES } from '../../../../src/domain/enums/users';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { effectivePermissions } from '../../../engine/rights';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

/**
 * The password of the body, twice the same (docs/domain/identity.md 6.2).
 * @returns it, and whether it must be changed at the next sign-in; yes unless said otherwise
 */
export function checkedPassword(call: Call): { password: string; temporaryPassword: boolean } {
  const { password, passwordConfirmation, temporaryPassword } = bodyOf(call);
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
  return { password, temporaryPassword: temporaryPassword !== false };
}

const ASSIGNABLE: readonly string[] = ASSIGNABLE_ROLES;

/**
 * The roles that somebody is to have: none but the assignable ones is given, nobody takes away an own role, and nobody is
 * left without one.
 */
export function checkedRoles(
  user: MockRecord,
  roles: readonly string[],
  call: Call,
): readonly string[] {
  const before = user.roles as readonly string[];
  if (roles.some((role) => !before.includes(role) && !ASSIGNABLE.includes(role)))
    throw invalid({ roles: 'validation.role_not_assignable' });
  const lost = before.some((role) => !roles.includes(role));
  if (lost && user.id === call.caller.id) throw new ApiError(409, 'OWN_ROLE');
  if (roles.length === 0) throw invalid({ roles: 'validation.role_required' });
  return roles;
}

/** Who is made has no role yet. */
const NOBODY: MockRecord = { id: '', roles: [] };

/** Staff accounts (docs/domain/identity.md 6.2). */
export const hooks: Hooks = {
  resource: 'users',
  besides: ['password', 'passwordConfirmation', 'temporaryPassword'],
  duplicate: { loginName: 'LOGIN_NAME_TAKEN' },
  create: (values, call) => {
    const roles = checkedRoles(NOBODY, values.roles as string[], call);
    const { password, temporaryPassword } = checkedPassword(call);
    const id = randomUUID();
    call.store.passwords.set(id, password);
    return {
      id,
      roles,
      enabled: values.enabled ?? true,
      emailVerified: false,
      temporaryPassword,
      lastLogin: null,
    };
  },
  update: (user, values, call) => {
    if (Array.isArray(values.roles)) checkedRoles(user, values.roles as string[], call);
    if (values.enabled === false && user.id === call.caller.id)
      throw new ApiError(409, 'OWN_ACCOUNT');
    return {};
  },
  remove: (user, call) => {
    if (user.id === call.caller.id) throw new ApiError(409, 'OWN_ACCOUNT');
    call.store.passwords.forget(user.id);
  },
  present: (shown, call) => {
    const user = collectionOf(call, 'users').get(shown.id);
    return { ...shown, permissions: user ? effectivePermissions(call.store.people, user) : [] };
  },
};
