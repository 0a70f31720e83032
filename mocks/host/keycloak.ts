import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Verify } from '../engine/dispatch';
import type { Person, TokenPayload } from '../identity';

/** A Keycloak beside the embedded servers. */
export interface Keycloak {
  /** Base address, as browsers reach it: the issuer of its tokens begins with it. */
  url: string;
  realm: string;
}

/** The Keycloak that `KEYCLOAK_URL` names, with the realm of the console's configuration. */
export function keycloakOf(url: string | undefined, config: string): Keycloak | undefined {
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url)) throw new Error(`KEYCLOAK_URL is no address: ${url}`);
  const { realm } = (JSON.parse(config) as { identity: { realm: string } }).identity;
  return { url: url.replace(/\/+$/, ''), realm };
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
export function keycloakVerify({ url, realm }: Keycloak, people: readonly Person[]): Verify {
  const issuer = `${url}/realms/${realm}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['RS256'] });
    const claims = payload as TokenPayload;
    if (claims.typ !== 'Bearer') throw new Error(`not an access token: ${String(claims.typ)}`);
    const known = people.find(({ username }) => username === claims.preferred_username);
    return { ...claims, sub: known?.id ?? claims.sub, hasOwnRoles: true };
  };
}
