import type { KeycloakInitOptions } from 'keycloak-js';
import { config } from '../config/config';
import { SIGN_IN } from '../domain/settings';
import { storedLocale } from '../i18n/locale';
import type { IdentityClient } from './identityClient';
import { CALLBACK_PATH } from './returnTo';
import { withTimeout } from './withTimeout';
import { hosted } from '../domain/place';

let client: Promise<IdentityClient> | undefined;
let initialised: Promise<boolean> | undefined;
let settled: Promise<boolean> | undefined;
let hurry: () => void = () => undefined;

/**
 * keycloak-js and ra-keycloak, loaded when they are first needed: a reload has its first row with the stored token. What
 * could not be loaded is loaded again by the next call.
 */
export function identityClient(): Promise<IdentityClient> {
  client ??= import('./identityClient').then(
    ({ makeIdentityClient }) => makeIdentityClient(),
    (error: unknown) => {
      client = undefined;
      initialised = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * Initialises keycloak-js, which it allows once per page.
 * @param options without them only the provider's answer in the address is read
 * @returns whether there are tokens now
 */
export function initIdentity(options: KeycloakInitOptions = {}): Promise<boolean> {
  initialised ??= identityClient().then(({ init }) => init(options));
  return initialised;
}

/** keycloak-js as soon as it knows the provider's addresses, which `init` does first; the tokens may be still to come. */
export async function addressedClient(): Promise<IdentityClient> {
  initIdentity().catch(() => undefined);
  // Goes on after `init` has begun, which asked for the client before.
  return identityClient();
}

/**
 * Initialises keycloak-js with the session that the provider has for this browser: keycloak-js looks in a hidden frame,
 * without leaving the page, also where third-party cookies are blocked (its fallback is a redirect). The look waits for
 * a moment: the stored token serves meanwhile, and the page's own requests go first.
 * @returns whether there are tokens now; never settles when the frame gets no answer
 */
export function restoreIdentity(): Promise<boolean> {
  const afterOthers = new Promise<void>((resolve) => {
    hurry = resolve;
    setTimeout(resolve, SIGN_IN.silentAfterMs);
  });
  const restoring = afterOthers.then(() =>
    initIdentity({
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: `${window.location.origin}${hosted('/silent-check-sso.html')}`,
      silentCheckSsoFallback: false,
      messageReceiveTimeout: SIGN_IN.probeMs,
    }),
  );
  settled ??= withTimeout(SIGN_IN.silentAfterMs + SIGN_IN.silentMs, restoring).catch(() => false);
  return restoring;
}

/** Settles when keycloak-js has its tokens, has none, or has taken too long to find out; never rejects. */
export const identitySettled = (): Promise<boolean> => settled ?? initIdentity().catch(() => false);

/** As `identitySettled`, for a caller who needs the tokens now: the look does not wait for the page's own requests. */
export function identityNeeded(): Promise<boolean> {
  hurry();
  return identitySettled();
}

/** Base address of the identity provider, absolute. */
export const identityUrl = (): string =>
  new URL(config().identity.url, window.location.origin).href;

/** Address of the realm at the identity provider. */
export const realmUrl = (): string =>
  `${identityUrl().replace(/\/+$/, '')}/realms/${encodeURIComponent(config().identity.realm)}`;

/** What asking the provider for its realm has shown. */
export type ProviderState = 'alive' | 'unreachable' | 'unknown_realm' | 'silent';

/** Asks for the realm's discovery document. @throws Error when no answer can be read */
async function askForRealm(ms: number): Promise<ProviderState> {
  const answer = await askDiscovery('cors', ms);
  if (answer.status >= 500) return 'unreachable';
  const document = (await answer.json().catch(() => null)) as {
    authorization_endpoint?: unknown;
  } | null;
  return answer.ok && document?.authorization_endpoint ? 'alive' : 'unknown_realm';
}

const askDiscovery = (mode: RequestMode, ms: number) =>
  fetch(`${realmUrl()}/.well-known/openid-configuration`, {
    mode,
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ms),
  });

/**
 * Whether the identity provider answers, and knows the realm. keycloak-js does not ask: it would leave the person on a
 * browser's error page, or on the provider's. Keycloak lets every origin read a realm's discovery document, but not its
 * own "not found": what answers and cannot be read is no such realm. It is asked twice, because a line that drops looks
 * the same.
 * @param ms longest wait for an answer; one that has not come by then is `silent`, not unreachable
 */
export async function providerState(ms: number = SIGN_IN.probeMs): Promise<ProviderState> {
  try {
    return await askForRealm(ms);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'silent';
  }
  try {
    await askDiscovery('no-cors', ms);
  } catch {
    return 'unreachable';
  }
  return askForRealm(ms).catch(() => 'unknown_realm');
}

/** Whether somebody can be sent to the provider. */
export const isProviderAlive = async (): Promise<boolean> => (await providerState()) === 'alive';

/**
 * Leaves for the provider's end of the session. keycloak-js sends the text "undefined" for an id token that it has not,
 * which providers refuse: without one it goes by GET, and the provider asks the person.
 */
export async function leaveProvider(): Promise<void> {
  const { keycloak, base } = await addressedClient();
  if (keycloak.idToken) return void (await base.logout({}));
  await keycloak.logout({
    redirectUri: window.location.origin + CALLBACK_PATH,
    logoutMethod: 'GET',
  });
}

/** The provider's pages for the person's own account. keycloak-js knows the first of them only, without a language. */
export function accountUrls(): { account: string; otp: string; password: string } {
  const { clientId } = config().identity;
  const back = new URLSearchParams({
    referrer: clientId,
    referrer_uri: window.location.origin + CALLBACK_PATH,
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
