import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Verify } from '../engine/dispatch';
import type { Person, TokenPayload } from '../identity';

/** A Keycloak beside the embedded servers. */
export interface Keycloak {
  /** Base address, as browsers reach it: the issuer of its tokens begins with it. */
  url: string;
  realm: string;
  /** Its base address as this server reaches it, where that is another: in a network of containers. */
  inside?: string;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/**
 * The Keycloak that `KEYCLOAK_URL` names, and `KEYCLOAK_INSIDE_URL` where this server reaches it by another address, with the
 * realm of the console's configuration.
 */
export function keycloakOf(
  { KEYCLOAK_URL: url, KEYCLOAK_INSIDE_URL: inside }: Readonly<Record<string, string | undefined>>,
  config: string,
): Keycloak | undefined {
  if (!url) return undefined;
  for (const [name, value] of Object.entries({ KEYCLOAK_URL: url, KEYCLOAK_INSIDE_URL: inside }))
    if (value && !/^https?:\/\//.test(value)) throw new Error(`${name} is no address: ${value}`);
  const { realm } = (JSON.parse(config) as { identity: { realm: string } }).identity;
  return { url: withoutSlash(url), realm, ...(inside && { inside: withoutSlash(inside) }) };
}

/** The console's configuration with this Keycloak as its identity provider. */
export function configWith({ url }: Keycloak, config: string): string {
  const given = JSON.parse(config) as { identity: object };
  return JSON.stringify({ ...given, identity: { ...given.identity, url } });
}

/**
 * Checks bearer tokens of a Keycloak as a gateway does: signature, issuer, time. Its demo people may have other ids than
 * the embedded ones: they are known by their user names. What roles they have, the token says.
 */
export function keycloakVerify(
  { url, realm, inside = url }: Keycloak,
  people: readonly Person[],
): Verify {
  const issuer = `${url}/realms/${realm}`;
  const certs = `${inside}/realms/${realm}/protocol/openid-connect/certs`;
  const keys = createRemoteJWKSet(new URL(certs));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['RS256'] });
    const claims = payload as TokenPayload;
    if (claims.typ !== 'Bearer') throw new Error(`not an access token: ${String(claims.typ)}`);
    const known = people.find(({ username }) => username === claims.preferred_username);
    return { ...claims, sub: known?.id ?? claims.sub, hasOwnRoles: true };
  };
}
