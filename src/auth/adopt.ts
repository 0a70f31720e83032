import { identityClient } from './keycloak';
import { loadPermissions } from './permissions';
import { session, type Session } from './session';
import { sessionOf } from './sessionOf';

/**
 * Makes the tokens that keycloak-js holds the session of this tab. Permissions are kept for the same person and asked
 * for again when the roles have changed (decisions 3).
 */
export function adoptTokens(): Session {
  const { token, tokenParsed, timeSkew } = identityClient().keycloak;
  if (!token || !tokenParsed) throw new Error('There is no token to adopt.');
  const before = session.get();
  const known = before?.user.id === tokenParsed.sub ? before : undefined;
  const next = sessionOf(token, tokenParsed, timeSkew ?? 0, known?.permissions ?? null);
  session.set(next);
  if (known?.permissions && !sameRoles(known.roles, next.roles)) void loadPermissions();
  return next;
}

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join('\n') === [...other].sort().join('\n');
