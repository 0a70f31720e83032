import { provideCredentials } from '../http/credentials';
import { SIGN_IN } from '../domain/settings';
import {
  identityClient,
  identitySettled,
  initIdentity,
  providerState,
  restoreIdentity,
  type ProviderState,
} from './keycloak';
import { resetLoginRedirects } from './loginRedirects';
import { loadPermissions } from './permissions';
import { CALLBACK_PATH, takeReturnTo } from './returnTo';
import { session } from './session';
import { failSignIn, renewByRedirect, signIn } from './signIn';
import { followSignOut, forgetPerson } from './signOut';
import { authStatus, type AuthStatus, type FailReason } from './status';
import { syncSessionFromKeycloak } from './syncSession';
import { refreshAfter401, token } from './tokens';
import { withTimeout } from './withTimeout';

export interface StartOptions {
  /** Whether the console has such a path; where a sign-in may return to. */
  isKnownPath?: (pathname: string) => boolean;
}

let started: Promise<AuthStatus> | undefined;

/**
 * Starts the sign-in; once, outside React, before the router is made: ra-keycloak would start with the first page and
 * wait for keycloak-js without a limit. Ends within 10 s: `ready`, on the way to the sign-in page, or in a state whose
 * page offers another try; one that waits for the provider goes on by itself. Later changes: `authStatus.subscribe`.
 */
export function startAuth(options: StartOptions = {}): Promise<AuthStatus> {
  started ??= start(options);
  return started;
}

/** "Try again" on the pages of `failed` and `signed-out`: keycloak-js starts once per page, so the page starts again. */
export function retryStart(): void {
  resetLoginRedirects();
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
  provideCredentials({ token, renew: refreshAfter401, isViewOnly: () => session.view() !== null });
  followSignOut();
  const ended = Promise.race([begin(options), untilWaiting()]);
  await withTimeout(SIGN_IN.startMs, ended).catch(() => failSignIn('too_long'));
  return authStatus.get();
}

/** Settles when the page says that it waits for the provider: what comes then has no limit of time. */
const untilWaiting = () =>
  new Promise<void>((resolve) => {
    const stop = authStatus.subscribe(() => {
      if (authStatus.get().kind !== 'waiting') return;
      stop();
      resolve();
    });
  });

async function begin(options: StartOptions): Promise<void> {
  const atCallback = window.location.pathname === CALLBACK_PATH;
  if (atCallback && /[#&](code|error)=/.test(window.location.hash)) return finishSignIn(options);
  const restored = session.restore();
  if (!restored) return signIn();
  if (atCallback) land(options);
  void restoreSilently();
  return restored.permissions ? authStatus.set({ kind: 'ready' }) : becomeReady();
}

/** Why nothing came of an answer, by how the provider is when it is asked afterwards. */
const REJECTED = {
  alive: 'rejected',
  silent: 'too_long',
  unreachable: 'unreachable',
  unknown_realm: 'unknown_realm',
} as const satisfies Record<ProviderState, FailReason>;

/** Back from the identity provider. */
async function finishSignIn(options: StartOptions): Promise<void> {
  let signedIn: boolean;
  try {
    signedIn = await initIdentity();
  } catch (error) {
    const denied = (error as { error?: unknown } | undefined)?.error !== undefined;
    if (denied) return failSignIn('denied');
    return failSignIn(REJECTED[await providerState()]);
  }
  // An answer to a question that nobody here asked: ask again. `signIn` counts, so this is no loop.
  if (!signedIn) return signIn();
  syncSessionFromKeycloak((await identityClient()).keycloak);
  resetLoginRedirects();
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
 * After a reload: keycloak-js looks for the provider's session while the page works with the stored token, which
 * ra-keycloak knows nothing of. When nothing is found, the stored token serves to its end.
 */
async function restoreSilently(): Promise<void> {
  restoreIdentity()
    .then((found) => (found ? takeOver() : undefined))
    .catch(() => undefined);
  await identitySettled();
  const { expiresAt } = session.get() ?? {};
  const client = await identityClient().catch(() => undefined);
  if (!expiresAt || client?.keycloak.refreshToken) return;
  setTimeout(() => {
    const current = session.get();
    if (current && authStatus.get().kind === 'ready' && current.expiresAt <= Date.now())
      renewByRedirect();
  }, expiresAt - Date.now());
}

/** keycloak-js has found a session at the provider. */
async function takeOver(): Promise<void> {
  const { keycloak } = await identityClient();
  const current = session.get();
  if (!current) return;
  if (keycloak.tokenParsed?.sub === current.user.id) {
    syncSessionFromKeycloak(keycloak);
    return;
  }
  // Somebody else has signed in at the provider meanwhile: nothing of the former person may be seen.
  forgetPerson();
  await signIn();
}
