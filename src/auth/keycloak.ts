import Keycloak, { type KeycloakInitOptions } from 'keycloak-js';
import type { AuthProvider } from 'ra-core';
import { keycloakAuthProvider } from 'ra-keycloak';
import { config } from '../config/config';
import { SIGN_IN } from '../domain/settings';
import { storedLocale } from '../i18n/locale';
import { silentCheck, type FoundTokens } from './silentCheck';

/** PKCE, answer in the fragment, no session frame: tabs are told by BroadcastChannel. */
const initOptions: KeycloakInitOptions = {
  pkceMethod: 'S256',
  responseMode: 'fragment',
  checkLoginIframe: false,
};

interface Client {
  keycloak: Keycloak;
  /** ra-keycloak's provider over the same instance: its redirects are ours. */
  base: AuthProvider;
}

let client: Client | undefined;
let initialised: Promise<boolean> | undefined;
let restoring: Promise<boolean> | undefined;

/** The one keycloak-js instance and ra-keycloak's provider on it; made when the configuration is there. */
export function identityClient(): Client {
  if (!client) {
    const { realm, clientId } = config().identity;
    const keycloak = new Keycloak({ url: identityUrl(), realm, clientId });
    // ra-keycloak types its parameter by `keycloak-js/lib/keycloak`, which keycloak-js does not export: there it is `any`.
    const base = keycloakAuthProvider(keycloak, {
      initOptions,
      logoutRedirectUri: '/',
    }) as AuthProvider;
    client = { keycloak, base };
  }
  return client;
}

/**
 * Initialises keycloak-js, once per page (P8). Its first part, which sets up addresses, is done at once.
 * @param found tokens that it starts with, by a refresh; otherwise only a callback in the address is read
 * @returns whether there are tokens now
 */
export function initIdentity(found?: FoundTokens): Promise<boolean> {
  initialised ??= identityClient().keycloak.init({ ...initOptions, ...found });
  return initialised;
}

/**
 * Initialises keycloak-js with what the provider knows of this browser, without leaving the page. Who has to leave it
 * meanwhile calls `initIdentity`; what is found afterwards is not used.
 * @returns whether there are tokens now
 */
export function restoreIdentity(): Promise<boolean> {
  const { clientId } = config().identity;
  restoring ??= silentCheck({ realmUrl: realmUrl(), clientId })
    .catch(() => undefined)
    .then(initIdentity);
  return restoring;
}

/** Settles when keycloak-js has its tokens, or has none. */
export const identitySettled = (): Promise<boolean> => restoring ?? initIdentity();

/** Base address of the identity provider, absolute. */
const identityUrl = (): string => new URL(config().identity.url, window.location.origin).href;

const realmUrl = (): string =>
  `${identityUrl().replace(/\/+$/, '')}/realms/${encodeURIComponent(config().identity.realm)}`;

/**
 * Whether the identity provider gives a sign of life: nobody is sent to a browser's own error page. A server error
 * counts as dead, any other answer as alive; a provider that hides its discovery document from scripts is alive too.
 */
export async function isProviderAlive(): Promise<boolean> {
  const ask = (mode: RequestMode) =>
    fetch(`${realmUrl()}/.well-known/openid-configuration`, {
      mode,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(SIGN_IN.probeMs),
    });
  try {
    return (await ask('cors')).status < 500;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false;
    return ask('no-cors').then(
      () => true,
      () => false,
    );
  }
}

/** The provider's pages for the person's own account (document 1 §2). */
export function accountUrls(): { account: string; otp: string; password: string } {
  const { clientId } = config().identity;
  const back = new URLSearchParams({
    referrer: clientId,
    referrer_uri: `${window.location.origin}/`,
    kc_locale: storedLocale(),
  });
  const page = (path: string) => `${realmUrl()}/account${path}?${back}`;
  return {
    account: page('/'),
    // One page of the provider for both; the fragment names the part, where the provider knows it.
    otp: `${page('/account-security/signing-in')}#otp`,
    password: `${page('/account-security/signing-in')}#password`,
  };
}
