import type { AuthProvider } from 'ra-core';
import { allows } from './access';
import { identityClient } from './keycloak';
import { takeReturnTo } from './returnTo';
import { session } from './session';
import { signIn } from './signIn';
import { signOut } from './signOut';

/** Finds the permissions of which one opens an act on a resource; an empty list for what nobody may. */
export type AccessOf = (resource: string, action: string) => readonly string[];

/**
 * react-admin's view of the sign-in: ra-keycloak's provider with the console's own session, identity, checks and
 * rights. Rights are decided at once, from memory; states of records are not its business (P5).
 */
export function createAuthProvider({ accessOf }: { accessOf: AccessOf }): AuthProvider {
  return {
    ...identityClient().base,
    login: () => signIn(),
    // `false`: the identity provider takes the browser away, react-admin goes nowhere.
    logout: () => signOut().then(() => false as const),
    // Pages only stand while there is a session; whoever lost it keeps the page (SES-4).
    checkAuth: () =>
      session.get() ? Promise.resolve() : Promise.reject(new Error('error.sign_in_required')),
    // 401 has been answered by a refresh or a toast, 403 is no reason to leave: an error never signs out.
    checkError: () => Promise.resolve(),
    getIdentity: async () => {
      const user = session.get()?.user;
      if (!user) throw new Error('error.sign_in_required');
      return { id: user.id, fullName: user.fullName };
    },
    getPermissions: () => Promise.resolve([...session.granted()]),
    canAccess: ({ resource, action }) =>
      Promise.resolve(allows(session.granted(), accessOf(resource, action))),
    handleCallback: () => Promise.resolve({ redirectTo: takeReturnTo() }),
  };
}
