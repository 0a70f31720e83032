import { SIGN_IN } from '../domain/settings';
import { identityNeeded, isProviderAlive, leaveProvider } from './keycloak';
import { keepReturnTo } from './returnTo';
import { session } from './session';
import { broadcastExpiry } from './sessionExpiry';
import { authStatus } from './status';
import { onTabMessage, tellTabs } from './tabs';
import { withTimeout } from './withTimeout';

/** Session storage keys of drafts begin so. */
const DRAFTS = 'urtuu.draft.';
/** What keycloak-js leaves in local storage on its way. */
const CALLBACKS = 'kc-callback-';

const cleaners = new Set<() => void>();

/** Registers what must forget a person at sign-out: the query cache, private filters, names. */
export function onSignOut(clean: () => void): () => void {
  cleaners.add(clean);
  return () => cleaners.delete(clean);
}

/** Leaves nothing of the person in this tab but preferences. */
export function forgetPerson(keepDrafts = false): void {
  cleaners.forEach((clean) => clean());
  removeKeys(sessionStorage, (key) => !keepDrafts || !key.startsWith(DRAFTS));
  removeKeys(localStorage, (key) => key.startsWith(CALLBACKS));
  session.clear();
}

/**
 * Signs out. ra-keycloak only redirects to the provider; here this tab forgets the person first, also without a
 * connection, then the other tabs do, and then the provider ends its session.
 * @param idle signed out because nobody worked: drafts and the way back are kept
 */
export async function signOut({ idle = false } = {}): Promise<void> {
  if (authStatus.get().kind === 'signed-out') return;
  if (idle) broadcastExpiry('idle');
  authStatus.set({ kind: 'signed-out' });
  forgetPerson(idle);
  if (idle) keepReturnTo();
  tellTabs({ type: 'signed-out', keepDrafts: idle });
  if (!(await isProviderAlive())) return;
  // With the session's own token, which may still be on its way, the provider ends the session without a question.
  await withTimeout(SIGN_IN.probeMs, identityNeeded()).catch(() => undefined);
  // Without a connection to the console's own files the page says that the person is signed out here.
  await leaveProvider().catch(() => undefined);
}

/** Follows the other tabs; a page that the browser brings back after a sign-out is loaded again. */
export function followSignOut(): () => void {
  const stop = onTabMessage((message) => {
    if (message.type !== 'signed-out') return;
    if (message.keepDrafts) broadcastExpiry('idle');
    authStatus.set({ kind: 'signed-out' });
    forgetPerson(message.keepDrafts);
  });
  const reloadWhenEmpty = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !session.get()) window.location.reload();
  };
  window.addEventListener('pageshow', reloadWhenEmpty);
  return () => {
    stop();
    window.removeEventListener('pageshow', reloadWhenEmpty);
  };
}

function removeKeys(storage: Storage, isUnwanted: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  keys.filter(isUnwanted).forEach((key) => storage.removeItem(key));
}
