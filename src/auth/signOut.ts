import { identityClient, initIdentity, isProviderAlive } from './keycloak';
import { keepReturnToOverSignOut } from './returnTo';
import { session } from './session';
import { announceLoss } from './sessionLost';
import { authStatus } from './status';
import { onTabMessage, tellTabs } from './tabs';

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

/** Leaves nothing of the person in this tab but preferences (decisions 10). */
export function forgetPerson(keepDrafts = false): void {
  cleaners.forEach((clean) => clean());
  removeKeys(sessionStorage, (key) => !keepDrafts || !key.startsWith(DRAFTS));
  removeKeys(localStorage, (key) => key.startsWith(CALLBACKS));
  session.clear();
}

/**
 * Signs out: this tab forgets the person first, also without a connection; then the other tabs, then the provider ends
 * its session (SES-5).
 * @param idle signed out for want of activity: drafts and the way back are kept
 */
export async function signOut({ idle = false } = {}): Promise<void> {
  if (authStatus.get().kind === 'signed-out') return;
  if (idle) announceLoss('idle');
  authStatus.set({ kind: 'signed-out' });
  forgetPerson(idle);
  if (idle) keepReturnToOverSignOut();
  tellTabs({ type: 'signed-out', keepDrafts: idle });
  if (!(await isProviderAlive())) return;
  initIdentity().catch(() => undefined);
  await identityClient().base.logout({});
}

/** Follows the other tabs; a page that the browser brings back after a sign-out is loaded anew (SES-5). */
export function followSignOut(): () => void {
  const stop = onTabMessage((message) => {
    if (message.type !== 'signed-out') return;
    if (message.keepDrafts) announceLoss('idle');
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
