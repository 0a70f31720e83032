import type { RightsChange } from '../../../src/resources/organization/position/api';
import type { Call } from '../../engine/Call';
import type { MockRecord } from '../../engine/MockRecord';
import type { Store } from '../../engine/Store';
import {
  accountOf,
  changeRights,
  refuseChange,
  rightsOf,
  rolesOf,
  type ChangeOfRights,
} from '../users/user/changeOfRights';
import { HELD } from './figures';

const nameOf = ({ lastName, firstName }: MockRecord): string => `${lastName} ${firstName}`;

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

/** What an account may do with other roles, or switched off, beside what it may do now. */
export function rightsChange(
  { store }: Pick<Call, 'store'>,
  staffId: unknown,
  after: Omit<ChangeOfRights, 'account'>,
): RightsChange {
  const account = accountOf(store, staffId);
  const now = account ? rightsOf(store, account) : [];
  const then = account ? rightsOf(store, { ...account, ...after }) : [];
  return {
    id: String(staffId),
    name: account ? nameOf(account) : String(staffId),
    gains: then.filter((right) => !now.includes(right)).sort(),
    loses: now.filter((right) => !then.includes(right)).sort(),
  };
}

/** Changes of roles that follow from a position, those alone whose account is there. */
export const changesOf = (
  store: Store,
  after: readonly { staffId: unknown; roles: readonly string[] }[],
): ChangeOfRights[] =>
  after.flatMap(({ staffId, roles }) => {
    const account = accountOf(store, staffId);
    return account ? [{ account, roles }] : [];
  });

/** Gives accounts their roles as a position leads to them: all of them or none. @throws ApiError 403, 409 */
export function followPosition(
  call: Call,
  after: readonly { staffId: unknown; roles: readonly string[] }[],
  source: string,
): void {
  const changes = changesOf(call.store, after);
  refuseChange(call, changes);
  changeRights(call, changes, { action: 'position-role', source });
}
