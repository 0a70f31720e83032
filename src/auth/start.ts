import { provideCredentials } from '../http/credentials';
import { SIGN_IN } from '../domain/settings';
import { adoptTokens } from './adopt';
import { identityClient, initIdentity, isProviderAlive, restoreIdentity } from './keycloak';
import { loadPermissions } from './permissions';
import { CALLBACK_PATH, takeReturnTo } from './returnTo';
import { session } from './session';
import { loseSession } from './sessionLost';
import { expireSession, failSignIn, signIn } from './signIn';
import { followSignOut, forgetPerson } from './signOut';
import { authStatus, type AuthStatus } from './status';
import { refreshAfter401, token } from './tokens';
import { forgetVisits } from './visits';
import { within } from './within';

export interface StartOptions {
  /** Whether the console has such a path; where a sign-in may return to. */
  isKnownPath?: (pathname: string) => boolean;
}

let started: Promise<AuthStatus> | undefined;

/**
 * Starts the sign-in; once, outside React, before the router is made. Ends within 10 s: `ready`, on the way to the
 * sign-in page, or in a state whose page offers another try (SES-2). Later changes: `authStatus.subscribe`.
 */
export function startAuth(options: StartOptions = {}): Promise<AuthStatus> {
  started ??= start(options);
  return started;
}

/** "Try again" on the pages of `failed` and `signed-out`: keycloak-js starts once per page, so the page starts anew. */
export function retryStart(): void {
  forgetVisits();
  if (window.location.pathname === CALLBACK_PATH)
    window.history.replaceState(null, '', takeReturnTo());
  window.location.reload();
}

/** "Try again" on the page of `no-permissions`. */
export async function retryPermissions(): Promise<void> {
  authStatus.set({ kind: 'starting' });
  await becomeReady();
}

async function start(options: StartOptions): Promise<AuthStatus> {
  provideCredentials({ token, renew: refreshAfter401 });
  followSignOut();
  const { keycloak } = identityClient();
  // keycloak-js drops its tokens when a refresh is refused. The page stays (SES-4).
  keycloak.onAuthLogout = () => loseSession('ended');
  await within(SIGN_IN.startMs, begin(options)).catch(() => failSignIn('too_long'));
  return authStatus.get();
}

async function begin(options: StartOptions): Promise<void> {
  const atCallback = window.location.pathname === CALLBACK_PATH;
  if (atCallback && /[#&](code|error)=/.test(window.location.hash)) return finishSignIn(options);
  const restored = session.restore();
  if (!restored) return signIn();
  if (atCallback) land(options);
  void checkSilently();
  return restored.permissions ? authStatus.set({ kind: 'ready' }) : becomeReady();
}

/** Back from the identity provider. */
async function finishSignIn(options: StartOptions): Promise<void> {
  let signedIn: boolean;
  try {
    signedIn = await initIdentity();
  } catch (error) {
    const denied = (error as { error?: unknown } | undefined)?.error !== undefined;
    if (denied) return failSignIn('denied');
    return failSignIn((await isProviderAlive()) ? 'rejected' : 'unreachable');
  }
  // An answer to a question that nobody here asked: ask anew. `signIn` counts, so this is no loop.
  if (!signedIn) return signIn();
  adoptTokens();
  forgetVisits();
  land(options);
  return becomeReady();
}

/** Puts the address where the person wanted to go, before the router reads it. */
function land({ isKnownPath }: StartOptions): void {
  window.history.replaceState(null, '', takeReturnTo(isKnownPath));
}

async function becomeReady(): Promise<void> {
  const loaded = await loadPermissions();
  if (session.get()) authStatus.set({ kind: loaded ? 'ready' : 'no-permissions' });
}

/**
 * After a reload: looks for the provider's session in a hidden frame while the page works with the stored token
 * (decisions 1). When there is none, the stored token serves to its end.
 */
async function checkSilently(): Promise<void> {
  const { keycloak } = identityClient();
  await within(SIGN_IN.startMs, restoreIdentity()).catch(() => undefined);
  const current = session.get();
  if (!current) return;
  if (!keycloak.token) {
    setTimeout(expireUnlessRenewed, current.expiresAt - Date.now());
    return;
  }
  if (keycloak.tokenParsed?.sub === current.user.id) {
    adoptTokens();
    return;
  }
  // Somebody else has signed in at the provider meanwhile: nothing of the former person may be seen (AZ-5).
  forgetPerson();
  await signIn();
}

function expireUnlessRenewed(): void {
  const current = session.get();
  if (current && authStatus.get().kind === 'ready' && current.expiresAt <= Date.now())
    expireSession();
}
