import type { JSONWebKeySet } from 'jose';
import { account, bearerOf } from './account';
import { accountsOf, madeUpAccount, type StaffAccounts } from './accounts';
import { json, oauthError, page } from './answers';
import { authenticate, authorize, finishAction } from './authorize';
import { controlRequest, createControl, type Control } from './control';
import { cookieStep1, cookieStep2, statusFrame, statusFrameInit } from './frames';
import { logout } from './logout';
import { metadata, realmInfo } from './metadata';
import { messagePage } from './pages/messagePage';
import { demoPeople } from './people';
import type { Person } from './Person';
import { PROTOCOL, REALM, type Provider } from './Provider';
import { resource } from './resources';
import { createSessions } from './sessions';
import { initialCounters, type IdentitySettings } from './settings';
import { token } from './token';
import { createTokens, type TokenPayload } from './tokens';

export interface IdentityProviderOptions {
  /** Who can sign in; the eight demo people unless given. */
  people?: readonly Person[];
  /** Where accounts are kept; without it, `people` alone can sign in, and nothing of them changes. */
  accounts?: () => Promise<StaffAccounts>;
  accessTokenSeconds?: number;
  /** Also the time after which an unused session ends. */
  refreshTokenSeconds?: number;
}

export interface IdentityProvider {
  /** Answers requests to the realm and to `/__identity`; `null` for any other. */
  handle(request: Request): Promise<Response | null>;
  jwks: JSONWebKeySet;
  /** The claims of a good access token; rejects any other token. */
  verify(token: string): Promise<TokenPayload>;
  /** The demo staff, and everybody signed in as `only:…` so far. */
  people: Person[];
  control: Control;
}

type Route = (provider: Provider, request: Request) => Response | Promise<Response>;

async function userinfo(provider: Provider, request: Request): Promise<Response> {
  try {
    const claims = await provider.tokens.verify(bearerOf(request));
    const { sub, name, preferred_username, given_name, family_name, email } = claims;
    const { tenantAlias, customerId } = claims;
    return json({
      sub,
      name,
      preferred_username,
      given_name,
      family_name,
      email,
      tenantAlias,
      customerId,
    });
  } catch {
    return oauthError('invalid_token', 'Token verification failed', 401);
  }
}

const routes: Readonly<Record<string, Route>> = {
  [REALM]: (_, request) => json(realmInfo(request)),
  [`${REALM}/.well-known/openid-configuration`]: (_, request) => json(metadata(request)),
  [`${PROTOCOL}/certs`]: ({ tokens }) => json(tokens.jwks),
  [`${PROTOCOL}/auth`]: authorize,
  [`${REALM}/login-actions/authenticate`]: authenticate,
  [`${REALM}/login-actions/required-action`]: finishAction,
  [`${PROTOCOL}/token`]: token,
  [`${PROTOCOL}/logout`]: logout,
  [`${PROTOCOL}/userinfo`]: userinfo,
  [`${PROTOCOL}/login-status-iframe.html`]: statusFrame,
  [`${PROTOCOL}/login-status-iframe.html/init`]: (_, request) => statusFrameInit(request),
  [`${PROTOCOL}/3p-cookies/step1.html`]: cookieStep1,
  [`${PROTOCOL}/3p-cookies/step2.html`]: ({ settings }) => cookieStep2(settings.thirdPartyCookies),
};

function routeOf(path: string): Route | undefined {
  if (Object.hasOwn(routes, path)) return routes[path];
  if (path === `${REALM}/account` || path.startsWith(`${REALM}/account/`)) return account;
  return undefined;
}

/** Whether the outage set by a test meets this path. */
function isDown({ down, downAt }: IdentitySettings, path: string): boolean {
  if (down === 'ok') return false;
  if (downAt === 'auth') return path === `${PROTOCOL}/auth`;
  if (downAt === 'token') return path === `${PROTOCOL}/token`;
  return true;
}

/**
 * An OpenID Connect provider in Keycloak's URL shapes, good enough for unmodified keycloak-js, for
 * development and tests only: authorization code with PKCE (S256), RS256 tokens, refresh with rotation,
 * session frame, logout, account pages. Sessions live in memory; the key is new at every start.
 */
export function createIdentityProvider(options: IdentityProviderOptions = {}): IdentityProvider {
  const { people = demoPeople, accessTokenSeconds = 300, refreshTokenSeconds = 1800 } = options;
  const initial: IdentitySettings = {
    accessTokenSeconds,
    refreshTokenSeconds,
    clockSkewSeconds: 0,
    down: 'ok',
    downAt: 'all',
    answer: 'ok',
    thirdPartyCookies: true,
  };
  const settings = { ...initial };
  const now = () => Date.now() + settings.clockSkewSeconds * 1000;
  const sessions = createSessions(now);
  const tokens = createTokens(settings, sessions, now);
  const counters = initialCounters();
  const known = [...people];
  const { accounts = () => Promise.resolve(accountsOf(known)) } = options;
  const provider: Provider = {
    people: known,
    accountOf: async (username) => (await accounts()).find(username) ?? madeUpAccount(username),
    settings,
    counters,
    sessions,
    tokens,
  };
  const control = createControl(provider, initial);

  const fail = async (request: Request): Promise<Response> => {
    if (settings.down === 'hang') await control.untilAwake(request.signal);
    if (settings.down === 'drop') return Response.error();
    if (settings.down === '400') return oauthError('invalid_grant', 'Session not active');
    return page(messagePage(request, 'errorTitle', 'down'), settings.down === '500' ? 500 : 503);
  };

  return {
    get jwks() {
      return tokens.jwks;
    },
    verify: tokens.verify,
    people: provider.people,
    control,
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/__identity') return controlRequest(control, provider, request);
      if (pathname !== REALM && !pathname.startsWith(`${REALM}/`)) return null;
      if (pathname === `${PROTOCOL}/auth`) counters.authorizations += 1;
      if (pathname === `${PROTOCOL}/token`) counters.tokens += 1;
      if (isDown(settings, pathname)) return fail(request);
      const resourceName = `${REALM}/resources/`;
      if (pathname.startsWith(resourceName)) {
        const found = resource(pathname.slice(resourceName.length));
        if (found) return found;
      }
      const route = routeOf(pathname);
      return route
        ? route(provider, request)
        : page(messagePage(request, 'errorTitle', 'notFound'), 404);
    },
  };
}
