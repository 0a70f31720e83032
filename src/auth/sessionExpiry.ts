import { session } from './session';
import { authStatus } from './status';

/**
 * `ended`: the provider ended it. `expired`: it ran out and could not be renewed. `idle`: nobody worked. `reload`: the
 * session goes on, the page does not.
 */
export type ExpiryReason = 'ended' | 'expired' | 'idle' | 'reload';

const listeners = new Set<(reason: ExpiryReason) => void>();

/**
 * Called before the session is given up and before the browser leaves the page. Forms save their drafts here,
 * synchronously: react-admin and keycloak-js would leave at once, and what was typed would be lost.
 * @returns a function that ends it
 */
export function onSessionExpired(listener: (reason: ExpiryReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets forms save their drafts. */
export function broadcastExpiry(reason: ExpiryReason): void {
  listeners.forEach((listener) => listener(reason));
}

/** Ends the session but keeps the page: what was typed stays, and the person signs in again when ready. */
export function expireSession(reason: ExpiryReason): void {
  if (!session.get() || authStatus.get().kind === 'lost' || authStatus.get().kind === 'signed-out')
    return;
  broadcastExpiry(reason);
  session.drop();
  authStatus.set({ kind: 'lost' });
}
