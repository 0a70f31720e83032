import type { Person } from '../identity/Person';
import { onlyPerson } from '../identity/onlyPerson';
import type { KeptCaller } from './kept';
import { grantedOf, type Caller } from './Caller';
import type { MockRecord } from './MockRecord';
import type { Store } from './Store';

/** The demo person whose permissions are those of a role. */
const EXEMPLARS: Readonly<Record<string, string>> = {
  pocket_operator: 'operator',
  pocket_economist: 'economist',
  pocket_agent: 'agent',
  worker: 'worker',
};

/** What a realm role lets its holder do. */
export function permissionsOfRole(people: readonly Person[], role: string): readonly string[] {
  return people.find(({ username }) => username === EXEMPLARS[role])?.permissions ?? [];
}

/**
 * The permissions a user really has: those given to the person, less what only a removed role gave, and those of
 * the roles added since.
 */
export function effectivePermissions(people: readonly Person[], user: MockRecord): string[] {
  const person = people.find(({ id }) => id === user.id);
  const roles = user.roles as readonly string[];
  const ofRoles = (names: readonly string[]) =>
    new Set(names.flatMap((role) => permissionsOfRole(people, role)));
  const before = person?.roles ?? [];
  const removed = ofRoles(before.filter((role) => !roles.includes(role)));
  const kept = ofRoles(roles);
  const added = ofRoles(roles.filter((role) => !before.includes(role)));
  const own = (person?.permissions ?? []).filter((right) => !removed.has(right) || kept.has(right));
  return [...new Set([...own, ...added])];
}

/** The caller behind a checked token; null for somebody who is not, or no longer, a user. */
export function callerOf(store: Store, token: KeptCaller): Caller | null {
  const roles = token.realm_access?.roles ?? [];
  if (token.hasOwnRoles)
    return callerWith(token, effectivePermissions(store.people, { id: token.sub, roles }));
  const users = store.collection('users');
  const user = users?.get(token.sub);
  const person =
    store.people.find(({ id }) => id === token.sub) ?? onlyPerson(token.preferred_username);
  if (!person && !user) return null;
  if (users && !person?.synthetic && (!user || user.enabled === false)) return null;
  const permissions = user ? effectivePermissions(store.people, user) : (person?.permissions ?? []);
  return callerWith(token, permissions);
}

function callerWith(token: KeptCaller, permissions: readonly string[]): Caller {
  const roles = token.realm_access?.roles ?? [];
  return {
    id: token.sub,
    username: token.preferred_username,
    roles,
    permissions,
    granted: grantedOf([...roles, ...permissions]),
    tenantAlias: token.tenantAlias ?? null,
  };
}
