import { SIGN_IN } from '../domain/settings';
import { storedLocale } from '../i18n/locale';
import { addressedClient, isProviderAlive, providerState, type ProviderState } from './keycloak';
import { countLoginRedirect, resetLoginRedirects } from './loginRedirects';
import { CALLBACK_PATH, keepReturnTo } from './returnTo';
import { broadcastExpiry, expireSession } from './sessionExpiry';
import { authStatus, type FailReason } from './status';
import { withTimeout } from './withTimeout';

/** The sign-in has failed; a page says so and offers another try. */
export function failSignIn(reason: FailReason): void {
  authStatus.set({ kind: 'failed', reason });
}

/**
 * What the provider says, however long it takes. One that is silent may be starting, or busy: the page says that it is
 * waited for, and it is asked again until it answers (docs/domain/identity.md 2.5).
 */
async function answerOfProvider(): Promise<Exclude<ProviderState, 'silent'>> {
  let state = await providerState();
  if (state === 'silent') authStatus.set({ kind: 'waiting' });
  while (state === 'silent') state = await providerState(SIGN_IN.patientMs);
  return state;
}

/**
 * Leaves for the sign-in page of the identity provider by keycloak-js, and comes back to the present address. Beyond
 * `keycloak.login`: never to a provider that does not answer, never more than twice without a success, always by the
 * one registered address, in the person's language.
 */
export async function signIn(): Promise<void> {
  const state = await answerOfProvider();
  if (state !== 'alive') return failSignIn(state);
  if (!countLoginRedirect()) return failSignIn('too_many');
  keepReturnTo();
  authStatus.set({ kind: 'redirecting' });
  const redirectUri = window.location.origin + CALLBACK_PATH;
  const leaving = addressedClient().then(({ keycloak }) =>
    keycloak.login({ redirectUri, locale: storedLocale() }),
  );
  return withTimeout(SIGN_IN.startMs, leaving).catch(() => failSignIn('too_long'));
}

/**
 * "Sign in again" after the session has expired: drafts are kept, and the person comes back to this page.
 * @returns false when the provider does not answer: the page stays
 */
export async function signInAgain(): Promise<boolean> {
  resetLoginRedirects();
  if (!(await isProviderAlive())) return false;
  broadcastExpiry('ended');
  await signIn();
  return true;
}

let renewing = false;

/**
 * The token has run out and no refresh token can renew it (after a reload where third-party cookies are blocked): off
 * to the sign-in page, which usually answers without a form, with the drafts kept. When the provider does not answer,
 * the page stays.
 */
export function renewByRedirect(): void {
  if (renewing) return;
  renewing = true;
  broadcastExpiry('expired');
  void isProviderAlive().then((alive) => {
    renewing = false;
    return alive ? signIn() : expireSession('expired');
  });
}
