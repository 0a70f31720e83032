import { systemSettingsOf } from '../../settings/system/systemSettings';
import { signOf } from '../../../../src/domain/customerLists/failuresInRow';
import { isSame, PASSWORD, type StaffAccount, type StaffAccounts } from '../../../identity';
import type { Person } from '../../../identity/Person';
import { staffAttempt } from '../../customers/login-attempt/samples';
import { nameOfStaff } from './nameOfStaff';
import type { KeptAccount } from '../../../engine/kept';
import { newId } from '../../../engine/newId';
import { effectivePermissions } from '../../../engine/rights';
import type { MockRecord } from '../../../engine/MockRecord';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'users';
const ATTEMPTS = 'login-attempts-list';
const norm = (name: unknown) => String(name).trim().toLowerCase();

/** Staff as the identity provider asks for them: the user accounts of the gateways, as they are now. */
export const staffAccounts = (store: Store): StaffAccounts => ({
  find(username) {
    const user = userOf(store, username);
    return user && accountOf(store, user);
  },
});

const userOf = (store: Store, username: string): MockRecord | undefined =>
  store.collection(RESOURCE)?.all.find(({ loginName }) => norm(loginName) === norm(username));

function accountOf(store: Store, user: MockRecord): StaffAccount {
  const { passwords } = store;
  const isDemo = store.people.some(({ id }) => id === user.id);
  return {
    person: personOf(store, user),
    enabled: user.enabled !== false,
    mustChange: user.temporaryPassword === true,
    setBy: user.passwordSetBy ? nameOfStaff(store, String(user.passwordSetBy)) : undefined,
    passwordMin: systemSettingsOf(store).passwordMin,
    // The colleagues of the sample have no password until somebody sets one.
    isPassword: (text) =>
      passwords.has(user.id) ? passwords.matches(user.id, text) : isDemo && isSame(text, PASSWORD),
    setPassword: (password, instead) => happenAt(store, user, { password, instead }),
    attempted: (attempted) => happenAt(store, user, { attempted }),
  };
}

/** What somebody does at an account changes the world as calls do, and is taken down with them. */
function happenAt(store: Store, user: MockRecord, did: KeptAccount['did']): void {
  const line = { at: store.clock.now(), seed: newId(), username: String(user.loginName), did };
  store.happen(line.at, line.seed, () => changeAccount(store, user, did));
  store.note({ kind: 'account', ...line });
}

function changeAccount(store: Store, user: MockRecord, did: KeptAccount['did']): void {
  const change = (patch: Record<string, unknown>) =>
    store.collection(RESOURCE)?.change(user, patch);
  if ('password' in did) {
    store.passwords.set(user.id, did.password);
    // Whoever knew the temporary one may have chosen this one: the mark stays until it is changed within a session.
    change({ temporaryPassword: false, ...(did.instead ? {} : { passwordSetBy: null }) });
    return;
  }
  noteAttempt(store, user, did.attempted);
  if (did.attempted) change({ lastLogin: store.clock.iso() });
}

/** The same once more, in a world that is lived again. */
export function accountAgain(store: Store, { username, did }: KeptAccount): void {
  const user = userOf(store, username);
  if (user) changeAccount(store, user, did);
}

/** A row among the attempts to sign in, which the account's page leads to (docs/domain/customers.md 10.4). */
function noteAttempt(store: Store, user: MockRecord, succeeded: boolean): void {
  const attempts = store.collection(ATTEMPTS);
  if (!attempts) return;
  const earlier = attempts.all.filter(({ staffId }) => staffId === user.id);
  const before = Number(earlier.at(-1)?.failures ?? 0);
  const failures = succeeded ? 0 : before + 1;
  const at = store.clock.iso();
  attempts.insert({
    ...staffAttempt(String(user.id), String(user.tenant ?? MAIN_TENANT)),
    id: attempts.nextId(),
    attemptedAt: at,
    outcome: succeeded ? 'SUCCEEDED' : 'FAILED',
    reason: succeeded ? null : 'WRONG_PASSWORD',
    failures,
    sign: signOf(failures, systemSettingsOf(store).failuresFlagged),
    createdAt: at,
  });
}

/** Who signs in: the record of the account says it, the table of demo people what else they are. */
function personOf(store: Store, user: MockRecord): Person {
  const demo = store.people.find(({ id }) => id === user.id);
  return {
    ...demo,
    id: String(user.id),
    username: String(user.loginName),
    firstName: String(user.firstName),
    lastName: String(user.lastName),
    email: String(user.email),
    tenantAlias: String(user.tenant ?? MAIN_TENANT),
    roles: user.roles as readonly string[],
    permissions: effectivePermissions(store.people, user),
  };
}
