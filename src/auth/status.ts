/** Why the sign-in failed. Words: `auth.failed.<reason>`. */
export type FailReason =
  | 'unreachable'
  | 'unknown_realm'
  | 'denied'
  | 'rejected'
  | 'too_many'
  | 'too_long';

/**
 * State of the sign-in. Own, because keycloak-js only knows whether it has tokens: not why a sign-in failed, nor that a
 * page whose session has ended stays open.
 */
export type AuthStatus =
  | { kind: 'starting' }
  /** The identity provider has not answered yet; when it does, the sign-in goes on by itself. */
  | { kind: 'waiting' }
  /** On the way to the identity provider. */
  | { kind: 'redirecting' }
  | { kind: 'ready' }
  /** The session is over; the page stays until the person signs in again. */
  | { kind: 'lost' }
  /** Signed out, here or in another tab. */
  | { kind: 'signed-out' }
  | { kind: 'failed'; reason: FailReason }
  /** Signed in, but the permissions could not be read: nothing is shown. */
  | { kind: 'no-permissions' };

let current: AuthStatus = { kind: 'starting' };
const listeners = new Set<() => void>();

/** The state of the sign-in, outside React. */
export const authStatus = {
  get: (): AuthStatus => current,

  set(next: AuthStatus): void {
    current = next;
    listeners.forEach((listener) => listener());
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
