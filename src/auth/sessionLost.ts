import { session } from './session';
import { authStatus } from './status';

/** `ended`: the provider ended it. `expired`: it ran out and could not be renewed. `idle`: nobody worked. */
export type LossReason = 'ended' | 'expired' | 'idle';

const listeners = new Set<(reason: LossReason) => void>();

/**
 * Told at once, before anything leaves the page, when the session is about to be lost: forms save their drafts here,
 * synchronously (SES-4).
 */
export function onSessionLost(listener: (reason: LossReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets forms save their drafts. */
export function announceLoss(reason: LossReason): void {
  listeners.forEach((listener) => listener(reason));
}

/** The session is over, the page stays: what was typed is kept, and the person signs in again when ready. */
export function loseSession(reason: LossReason): void {
  if (!session.get() || authStatus.get().kind === 'lost' || authStatus.get().kind === 'signed-out')
    return;
  announceLoss(reason);
  session.drop();
  authStatus.set({ kind: 'lost' });
}
