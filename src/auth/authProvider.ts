import type { AuthProvider } from 'ra-core';
import { allows } from './access';
import { session } from './session';
import { signIn } from './signIn';
import { signOut } from './signOut';

/** Finds the permissions of which one opens an action on a resource; an empty list for what nobody may. */
export type AccessOf = (resource: string, action: string) => readonly string[];

/**
 * The auth provider of react-admin, over the session that the console keeps beside keycloak-js. Each answer of
 * ra-keycloak's waits for keycloak-js; here a stored token serves at once after a reload, so each answers from the
 * session, and both packages are loaded after the first row. Signing out ends in ra-keycloak's (`leaveProvider`).
 */
export function createAuthProvider({ accessOf }: { accessOf: AccessOf }): AuthProvider {
  return {
    /** ra-keycloak's knows no language, no way back, no dead provider and no limit of redirects. */
    login: () => signIn(),
    /** ra-keycloak's redirect, after this tab and the others have forgotten the person. `false`: no redirect of react-admin. */
    logout: () => signOut().then(() => false as const),
    /** ra-keycloak's signs out a user without a token in keycloak-js; here a lost session keeps page and drafts. */
    checkAuth: () =>
      session.get() ? Promise.resolve() : Promise.reject(new Error('error.sign_in_required')),
    /** As above. 401 has been answered by a refresh or a message, 403 is no reason to leave: an error never signs out. */
    checkError: () => Promise.resolve(),
    /** ra-keycloak's knows the sign-in name only. */
    getIdentity: async () => {
      const user = session.get()?.user;
      if (!user) throw new Error('error.sign_in_required');
      return { id: user.id, fullName: user.fullName };
    },
    /** ra-keycloak's knows the claims of the token; most permissions come from a gateway. */
    getPermissions: () => Promise.resolve([...session.granted()]),
    /** ra-keycloak has none. Decided from memory; what the state of a record allows is not asked here. */
    canAccess: ({ resource, action }) =>
      Promise.resolve(allows(session.granted(), accessOf(resource, action))),
  };
}
