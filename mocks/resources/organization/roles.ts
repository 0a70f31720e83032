import type { RightsChange } from '../../../src/resources/organization/position/api';
import { effectivePermissions } from '../../engine/rights';
import type { Call } from '../../engine/Call';
import type { MockRecord, RecId } from '../../engine/MockRecord';
import type { Store } from '../../engine/Store';
import { HELD } from './figures';

/** The account behind a colleague. */
export const accountOf = (store: Store, staffId: unknown): MockRecord | undefined =>
  store.collection('users')?.get(staffId as RecId);

const rolesOf = (account: MockRecord): readonly string[] => account.roles as readonly string[];

/** Roles that somebody has by a position that is not the given one. */
function otherwise(store: Store, staffId: unknown, but: readonly MockRecord[]): Set<unknown> {
  const held = store.collection(HELD)?.all ?? [];
  const others = held.filter(
    (one) =>
      one.staffId === staffId &&
      one.state === 'HELD' &&
      one.grantsRole === true &&
      !but.includes(one),
  );
  return new Set(others.map(({ roleName }) => roleName));
}

/**
 * The roles of an account after a position gives another role, or none: the former one goes, unless another position gives
 * it too (docs/domain/organisation.md 1.1).
 * @param held what the person has the role by
 * @param to the role that it gives then; null where it gives none
 * @param together what changes with it, and so keeps no role: the same position at several branches
 */
export function rolesAfter(
  store: Store,
  held: MockRecord,
  to: string | null,
  together: readonly MockRecord[] = [held],
): readonly string[] {
  const account = accountOf(store, held.staffId);
  if (!account) return [];
  const kept = otherwise(store, held.staffId, [held, ...together]);
  const before = rolesOf(account);
  const gone = held.grantsRole === true && !kept.has(held.roleName) ? held.roleName : undefined;
  const left = before.filter((role) => role !== gone);
  return to === null || left.includes(to) ? left : [...left, to];
}

/** What an account may do with other roles, beside what it may do now. */
export function rightsChange(
  { store }: Pick<Call, 'store'>,
  staffId: unknown,
  roles: readonly string[],
): RightsChange {
  const account = accountOf(store, staffId);
  const before = account ? effectivePermissions(store.people, account) : [];
  const after = account ? effectivePermissions(store.people, { ...account, roles }) : [];
  return {
    id: String(staffId),
    name: account ? `${account.lastName} ${account.firstName}` : String(staffId),
    gains: after.filter((right) => !before.includes(right)).sort(),
    loses: before.filter((right) => !after.includes(right)).sort(),
  };
}

/** Gives an account its roles, with a row in its history that names what led to it. */
export function setRoles(
  call: Call,
  staffId: unknown,
  roles: readonly string[],
  source: string,
): void {
  const { store, caller } = call;
  const account = accountOf(store, staffId);
  if (!account || rolesOf(account).join() === roles.join()) return;
  const at = store.clock.iso();
  store.history.add('users', account, {
    at,
    by: caller.id,
    action: 'position-role',
    field: 'roles',
    from: rolesOf(account),
    to: roles,
    origin: 'MANUAL',
    source,
  });
  store.collection('users')?.change(account, { roles, updatedAt: at, updatedBy: caller.id });
}
