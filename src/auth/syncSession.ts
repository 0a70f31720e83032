import type Keycloak from 'keycloak-js';
import { loadPermissions } from './permissions';
import { session, type Session } from './session';
import { expireSession } from './sessionExpiry';

/**
 * Makes the tokens of keycloak-js the session of this tab. From then on the session ends when keycloak-js drops its
 * tokens (a refused refresh). The same person keeps their permissions and is asked for them again: after a reload, and with every
 * renewal of the token, so that what was taken away meanwhile is not kept for as long as a tab is open.
 * @throws Error when keycloak-js has no token
 */
export function syncSessionFromKeycloak(keycloak: Keycloak): Session {
  const { token, tokenParsed, timeSkew } = keycloak;
  if (!token || !tokenParsed) throw new Error('keycloak-js has no token.');
  keycloak.onAuthLogout = () => expireSession('ended');
  const before = session.get();
  const known = before?.user.id === tokenParsed.sub ? before : undefined;
  const next = sessionOf(token, tokenParsed, timeSkew ?? 0, known?.permissions ?? null);
  session.set(next);
  if (known?.permissions) void loadPermissions();
  return next;
}

/** The claims of an access token that the console reads. */
export interface Claims {
  sub?: string;
  /** End, seconds since 1970 by the provider's clock. */
  exp?: number;
  realm_access?: { roles?: unknown };
  preferred_username?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  tenantAlias?: unknown;
  customerId?: unknown;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * The session of an access token.
 * @param timeSkew seconds by which the browser's clock is ahead of the provider's
 * @param permissions null = not asked yet
 */
export function sessionOf(
  accessToken: string,
  claims: Claims,
  timeSkew: number,
  permissions: readonly string[] | null,
): Session {
  const { realm_access: access, exp = 0 } = claims;
  const roles = Array.isArray(access?.roles)
    ? access.roles.filter((role) => typeof role === 'string')
    : [];
  const name = text(claims.preferred_username);
  const firstName = text(claims.given_name);
  const lastName = text(claims.family_name);
  return {
    accessToken,
    expiresAt: (exp + timeSkew) * 1000,
    user: {
      id: text(claims.sub),
      name,
      firstName,
      lastName,
      fullName: [lastName, firstName].filter(Boolean).join(' ') || name,
      customerId: text(claims.customerId) || null,
      tenantAlias: text(claims.tenantAlias) || null,
    },
    roles,
    permissions,
  };
}
