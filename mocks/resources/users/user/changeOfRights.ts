import { MANAGE_USERS } from '../../../../src/domain/enums/users';
import { consoleTexts } from '../../../engine/consoleTexts';
import { ApiError } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { HistoryRow } from '../../../engine/History';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { effectivePermissions } from '../../../engine/rights';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'users';

/** What an account is to have, or be, instead of what it has; what is not named stays. */
interface Rights {
  roles?: readonly string[];
  enabled?: boolean;
}

/** A change of somebody's rights: whose, and what they become. A deleted account is one that is switched off for good. */
export interface ChangeOfRights extends Rights {
  account: MockRecord;
}

/** What led to a change, for the histories of the accounts. */
type Cause = Pick<HistoryRow, 'action' | 'reason' | 'source'>;

/** The account of a person; undefined where there is none. */
export const accountOf = (store: Store, staffId: unknown): MockRecord | undefined =>
  store.collection(RESOURCE)?.get(staffId as RecId);

export const rolesOf = (account: MockRecord): readonly string[] =>
  account.roles as readonly string[];

/** What an account may do; nothing while it is switched off. */
export const rightsOf = (store: Store, account: MockRecord): readonly string[] =>
  account.enabled === false ? [] : effectivePermissions(store.people, account);

const manages = (store: Store, account: MockRecord): boolean =>
  rightsOf(store, account).includes(MANAGE_USERS);

/**
 * Whether nobody of the main lender could manage users any more: it looks after the accounts of all lenders, so that theirs
 * are never without somebody (docs/domain/identity.md 6.4).
 */
export function leavesNoManager(store: Store, changes: readonly ChangeOfRights[]): boolean {
  const main = (store.collection(RESOURCE)?.all ?? []).filter(
    ({ tenant }) => tenant === MAIN_TENANT,
  );
  const after = new Map(changes.map(({ account, ...rights }) => [account, rights]));
  const could = main.some((one) => manages(store, one));
  return could && !main.some((one) => manages(store, { ...one, ...after.get(one) }));
}

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** Who left the lender has no rights until they are taken back. */
const hasLeft = (store: Store, { id }: MockRecord): boolean =>
  (store.collection('org-employee')?.all ?? []).some(
    ({ staffId, state }) => staffId === id && state === 'LEFT',
  );

const refusal = (key: string, code: string): ApiError =>
  new ApiError(409, consoleTexts(key), { code });

/**
 * The one question before anybody's rights change, by whichever door: who manages users changes those of others alone, never
 * those of who has left, and one of the main lender who can manage users stays (docs/domain/identity.md 6.4).
 * @param by `employment`: what ends with an employment, which the keepers of employees end without the right to manage users
 * @throws ApiError 403, 409
 */
export function refuseChange(
  { store, caller }: Call,
  changes: readonly ChangeOfRights[],
  by: 'manager' | 'employment' = 'manager',
): void {
  if (by === 'manager') need(caller, MANAGE_USERS);
  for (const { account, roles, enabled } of changes) {
    const before = rolesOf(account);
    const isOwn = account.id === caller.id;
    if (isOwn && roles && !sameRoles(before, roles)) throw refusal('users.own_role', 'OWN_ROLE');
    if (isOwn && enabled === false) throw refusal('users.own_account_off', 'OWN_ACCOUNT');
    const gains = enabled === true || roles?.some((role) => !before.includes(role)) === true;
    // Whoever set somebody's password may sign in as them: nothing is given to that one from there.
    const setter = accountOf(store, caller.id)?.passwordSetBy;
    if (gains && setter === account.id) throw new ApiError(409, 'COUNTS_AS_ONE');
    if (gains && hasLeft(store, account)) throw refusal('users.has_left', 'HAS_LEFT');
  }
  if (leavesNoManager(store, changes)) throw refusal('actionBlocks.last_manager', 'LAST_MANAGER');
}

/**
 * Changes rights that `refuseChange` has let through, with a row in the history of each account for everything that is
 * another afterwards.
 */
export function changeRights(
  { store, caller }: Call,
  changes: readonly ChangeOfRights[],
  cause: Cause,
): void {
  const at = store.clock.iso();
  for (const { account, roles, enabled } of changes) {
    const row = { at, by: caller.id, origin: 'MANUAL', ...cause } as const;
    const patch: Rights = {};
    if (roles && !sameRoles(rolesOf(account), roles)) {
      store.history.add(RESOURCE, account, {
        ...row,
        field: 'roles',
        from: rolesOf(account),
        to: roles,
      });
      patch.roles = roles;
    }
    if (enabled !== undefined && enabled !== account.enabled) {
      store.history.add(RESOURCE, account, {
        ...row,
        field: 'enabled',
        from: account.enabled,
        to: enabled,
      });
      patch.enabled = enabled;
    }
    if (Object.keys(patch).length === 0) continue;
    store.collection(RESOURCE)?.change(account, { ...patch, updatedAt: at, updatedBy: caller.id });
  }
}
