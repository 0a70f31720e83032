import { SIGN_IN } from '../domain/settings';
import { storedLocale } from '../i18n/locale';
import { identityClient, initIdentity, isProviderAlive } from './keycloak';
import { CALLBACK_PATH, keepReturnTo } from './returnTo';
import { announceLoss, loseSession } from './sessionLost';
import { authStatus, type FailReason } from './status';
import { countVisit, forgetVisits } from './visits';
import { within } from './within';

/** The sign-in has failed; a page says so and offers another try. */
export function failSignIn(reason: FailReason): void {
  authStatus.set({ kind: 'failed', reason });
}

/**
 * Leaves for the sign-in page of the identity provider, and comes back to where the person is now. Never to a dead
 * provider, and never more than twice without a success.
 */
export async function signIn(): Promise<void> {
  if (!(await isProviderAlive())) return failSignIn('unreachable');
  if (!countVisit()) return failSignIn('too_many');
  keepReturnTo();
  authStatus.set({ kind: 'redirecting' });
  // Addresses are set up at once; whatever else it waits for does not matter here.
  initIdentity().catch(() => undefined);
  const redirectUri = window.location.origin + CALLBACK_PATH;
  const leaving = identityClient().keycloak.login({ redirectUri, locale: storedLocale() });
  return within(SIGN_IN.startMs, leaving).catch(() => failSignIn('too_long'));
}

/**
 * "Sign in again" after the session was lost: drafts are kept, and the person comes back to this page.
 * @returns false when the provider gives no sign of life: the page stays
 */
export async function signInAgain(): Promise<boolean> {
  forgetVisits();
  if (!(await isProviderAlive())) return false;
  announceLoss('ended');
  await signIn();
  return true;
}

let expiring = false;

/**
 * The token has run out and nothing can renew it (a reload in a browser that keeps no session): off to the sign-in
 * page, which usually answers without asking, with the drafts kept (decisions 1). With a dead provider the page stays.
 */
export function expireSession(): void {
  if (expiring) return;
  expiring = true;
  announceLoss('expired');
  void isProviderAlive().then((alive) => {
    expiring = false;
    return alive ? signIn() : loseSession('expired');
  });
}
