import type { Session } from './session';

/** The claims of an access token that the console reads. */
export interface Claims {
  sub?: string;
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
 * The session behind an access token.
 * @param timeSkew seconds by which the browser's clock is ahead of the provider's
 * @param permissions what is known of them; null = not asked yet
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
