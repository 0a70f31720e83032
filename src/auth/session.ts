import { grantedSet } from './access';
import { clearStored, readStored, writeStored } from './sessionStorage';

/** The signed-in person, from the access token. */
export interface SessionUser {
  id: string;
  /** Sign-in name. */
  name: string;
  firstName: string;
  lastName: string;
  /** Last name, then first name (document 1 §2). */
  fullName: string;
  customerId: string | null;
  tenantAlias: string | null;
}

/** Who works here, and with what. Refresh and id tokens are never in it (SES-1). */
export interface Session {
  accessToken: string;
  /** End of the access token by this browser's clock, ms since 1970. */
  expiresAt: number;
  user: SessionUser;
  /** Realm roles. */
  roles: readonly string[];
  /** The answer of `GET /permissions`; null until it has come: nothing is allowed then. */
  permissions: readonly string[] | null;
}

const NOBODY: ReadonlySet<string> = new Set();

let current: Session | null = null;
let rights = NOBODY;
const listeners = new Set<() => void>();

function become(next: Session | null) {
  current = next;
  // Without an answer about permissions the roles allow nothing either: fail closed (AZ-2).
  rights = next?.permissions ? grantedSet(next.roles, next.permissions) : NOBODY;
  listeners.forEach((listener) => listener());
}

/** The session of this tab, outside React; kept in session storage as specified (document 1 §9). */
export const session = {
  get: (): Session | null => current,

  /** Realm roles and permissions, normalised; empty for nobody. The same set until the session changes. */
  granted: (): ReadonlySet<string> => rights,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Takes up what an earlier page of this tab left, if it is whole and not expired. */
  restore(now: number = Date.now()): Session | null {
    const stored = readStored(now);
    if (stored) become(stored);
    return stored;
  },

  set(next: Session): void {
    writeStored(next);
    become(next);
  },

  /** The token is dead, but the page stays: who is here and what they see is kept, in memory only. */
  drop(): void {
    clearStored();
    if (current) become({ ...current, accessToken: '', expiresAt: 0 });
  },

  clear(): void {
    clearStored();
    become(null);
  },
};
