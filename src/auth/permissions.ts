import { SIGN_IN } from '../domain/settings';
import { callEndpoint } from '../dataProviders/callEndpoint';
import { readPermissions } from './api';
import { session } from './session';

/**
 * Asks for the permissions of the person who is signed in and puts them into the session. They come from a gateway;
 * the token, all that ra-keycloak reads, has the realm roles only.
 * @returns false when they could not be read or have an unknown form. The session is then left as it is: without
 * permissions right after sign-in, so that nothing is allowed; with the former ones later, until the next try.
 */
export async function loadPermissions(): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), SIGN_IN.permissionsMs);
  const person = session.get()?.user.id;
  try {
    const json = await callEndpoint(readPermissions, { signal: control.signal });
    const permissions = permissionsOf(json);
    const current = session.get();
    if (!permissions || !current || current.user.id !== person) return false;
    session.set({ ...current, permissions });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** The two forms of the answer: a list of texts, or `{ permissions: [...] }`. Anything else is no answer. */
export function permissionsOf(json: unknown): readonly string[] | undefined {
  const list = Array.isArray(json) ? json : (json as { permissions?: unknown } | null)?.permissions;
  const isList = Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isList ? list : undefined;
}
