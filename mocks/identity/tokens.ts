import { generateKeyPairSync, randomUUID, type KeyPairKeyObjectResult } from 'node:crypto';
import { SignJWT, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { IdentitySettings } from './settings';
import type { AuthSession, Sessions } from './sessions';

/** Claims of an access token, named as the staff realm of Keycloak names them. */
export interface TokenPayload extends JWTPayload {
  sub: string;
  sid: string;
  typ: 'Bearer';
  azp: string;
  scope: string;
  preferred_username: string;
  given_name: string;
  family_name: string;
  name: string;
  email: string;
  tenantAlias: string;
  customerId?: number;
  /** The provider is another one: who is somebody's, and with which roles, it alone knows. */
  hasOwnRoles?: true;
  /** Left out by Keycloak for somebody without a role. */
  realm_access?: { roles: string[] };
}

/** The answer of the token end point. */
export interface TokenResponse {
  access_token: string;
  expires_in: number;
  refresh_token: string;
  refresh_expires_in: number;
  token_type: 'Bearer';
  id_token: string;
  'not-before-policy': 0;
  session_state: string;
  scope: string;
}

/** The user and the reason for which tokens are issued. `family` is the chain of refresh tokens they continue. */
export interface Issue {
  session: AuthSession;
  family: string;
  issuer: string;
  clientId: string;
  scope: string;
  nonce?: string;
}

const REALM_PATH = '/realms/urtuu';
const ALGORITHM = 'RS256';

/** So many access tokens are known by heart at most: their signatures were checked already. */
const KNOWN = 500;

/** Signs and checks tokens with one RSA key. It takes a moment to make: it is made when it is first needed. */
export function createTokens(settings: IdentitySettings, sessions: Sessions, now: () => number) {
  let pair: KeyPairKeyObjectResult | undefined;
  const keys = () => (pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const kid = randomUUID();
  /** Access tokens of an older generation count as expired. */
  let generation = 1;

  const sign = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
      .sign(keys().privateKey);

  const read = async (token: string, type: string, tolerance = 0) => {
    const { payload } = await jwtVerify(token, keys().publicKey, {
      algorithms: [ALGORITHM],
      currentDate: new Date(now()),
      clockTolerance: tolerance,
    });
    if (payload.typ !== type || !payload.iss?.endsWith(REALM_PATH)) {
      throw new Error(`not a ${type} token of this realm`);
    }
    return payload;
  };

  const known = new Map<string, JWTPayload>();
  /** A token that was good is good until its time is over: a page asks ten things with one token. */
  const readAccess = async (token: string) => {
    const before = known.get(token);
    if (before?.exp && before.exp > Math.floor(now() / 1000)) return before;
    const payload = await read(token, 'Bearer');
    if (known.size >= KNOWN) known.clear();
    known.set(token, payload);
    return payload;
  };

  return {
    get jwks(): JSONWebKeySet {
      const key = keys().publicKey.export({ format: 'jwk' });
      return { keys: [{ ...key, kid, alg: ALGORITHM, use: 'sig' }] };
    },

    async issue({
      session,
      family,
      issuer,
      clientId,
      scope,
      nonce,
    }: Issue): Promise<TokenResponse> {
      const { person } = session;
      const iat = Math.floor(now() / 1000);
      const { accessTokenSeconds, refreshTokenSeconds } = settings;
      const refreshId = randomUUID();
      session.families.set(family, refreshId);
      session.expiresAt = now() + refreshTokenSeconds * 1000;

      const who = {
        name: `${person.firstName} ${person.lastName}`,
        preferred_username: person.username,
        given_name: person.firstName,
        family_name: person.lastName,
        email: person.email,
        email_verified: true,
      };
      const common = { iss: issuer, sub: person.id, sid: session.id, azp: clientId, iat };
      const [access, refresh, id] = await Promise.all([
        sign({
          ...common,
          exp: iat + accessTokenSeconds,
          auth_time: session.authTime,
          jti: `${generation}:${randomUUID()}`,
          aud: 'account',
          typ: 'Bearer',
          acr: '1',
          'allowed-origins': [new URL(issuer).origin],
          realm_access: { roles: [...person.roles] },
          scope,
          tenantAlias: person.tenantAlias,
          customerId: person.customerId,
          ...who,
        }),
        sign({
          ...common,
          exp: iat + refreshTokenSeconds,
          jti: refreshId,
          aud: issuer,
          typ: 'Refresh',
          scope,
          reuse_id: family,
        }),
        sign({
          ...common,
          exp: iat + accessTokenSeconds,
          auth_time: session.authTime,
          jti: randomUUID(),
          aud: clientId,
          typ: 'ID',
          acr: '1',
          ...(nonce === undefined ? {} : { nonce }),
          ...who,
        }),
      ]);
      return {
        access_token: access,
        expires_in: accessTokenSeconds,
        refresh_token: refresh,
        refresh_expires_in: refreshTokenSeconds,
        token_type: 'Bearer',
        id_token: id,
        'not-before-policy': 0,
        session_state: session.id,
        scope,
      };
    },

    /**
     * The claims of a good access token. Rejects a token with a wrong signature, one past its time, and
     * one whose session has ended, as a gateway with token introspection would.
     */
    async verify(token: string): Promise<TokenPayload> {
      const payload = await readAccess(token);
      if (!payload.jti?.startsWith(`${generation}:`)) throw new Error('the token has expired');
      if (!sessions.get(String(payload.sid))) throw new Error('the session has ended');
      return payload as TokenPayload;
    },

    readRefresh: (token: string) => read(token, 'Refresh'),
    /** A logout hint may be long expired: it only names the session. */
    readHint: (token: string) => read(token, 'ID', Number.MAX_SAFE_INTEGER),
    /** From now on no access token issued so far is good; sessions and refresh tokens stay. */
    expireAccessTokens: () => void (generation += 1),
  };
}

export type Tokens = ReturnType<typeof createTokens>;
