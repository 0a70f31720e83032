import { isSame, PASSWORD, type StaffAccount, type StaffAccounts } from '../identity';
import type { Person } from '../identity/Person';
import { effectivePermissions } from './rights';
import type { MockRecord } from './MockRecord';
import { MAIN_TENANT } from './samples/tenants';
import type { Store } from './Store';

const RESOURCE = 'users';
const norm = (name: unknown) => String(name).trim().toLowerCase();

/** Staff as the identity provider asks for them: the user accounts of the gateways, as they are now. */
export const staffAccounts = (store: Store): StaffAccounts => ({
  find(username) {
    const user = store
      .collection(RESOURCE)
      ?.all.find(({ loginName }) => norm(loginName) === norm(username));
    return user && accountOf(store, user);
  },
});

function accountOf(store: Store, user: MockRecord): StaffAccount {
  const { passwords } = store;
  const change = (patch: Record<string, unknown>) =>
    store.collection(RESOURCE)?.change(user, patch);
  const isDemo = store.people.some(({ id }) => id === user.id);
  return {
    person: personOf(store, user),
    enabled: user.enabled !== false,
    mustChange: user.temporaryPassword === true,
    // The colleagues of the sample have no password until somebody sets one.
    isPassword: (text) =>
      passwords.has(user.id) ? passwords.matches(user.id, text) : isDemo && isSame(text, PASSWORD),
    setPassword(text) {
      passwords.set(user.id, text);
      change({ temporaryPassword: false });
    },
    attempted(succeeded) {
      if (succeeded) change({ lastLogin: store.clock.iso() });
    },
  };
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
