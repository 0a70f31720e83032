import type { StaffRole } from '../domain/enums/common';
import { clockSkew, correctBy } from '../domain/clock';
import { SESSION_KEY } from '../http/early';
import { grantedSet } from './access';

/** The signed-in person, from the access token. */
export interface SessionUser {
  id: string;
  /** Sign-in name. */
  name: string;
  firstName: string;
  lastName: string;
  /** Last name, then first name. */
  fullName: string;
  customerId: string | null;
  tenantAlias: string | null;
}

/** Who is signed in, and their rights. Refresh and id tokens are never in it: it is stored. */
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

/** The console as somebody else would see it (docs/domain/identity.md 1.9): nothing is written meanwhile. */
export interface View {
  /** Id of the person who looks. */
  by: string;
  /** A realm role; without it a chosen set of rights. */
  role?: StaffRole;
  /** What the other one may do. */
  rights: readonly string[];
}

const NOBODY: ReadonlySet<string> = new Set();

let current: Session | null = null;
let view: View | null = null;
let rights = NOBODY;
const listeners = new Set<() => void>();

function become(next: Session | null) {
  current = next;
  if (view && view.by !== next?.user.id) view = null;
  // Without an answer about permissions the roles allow nothing either: fail closed.
  rights = next?.permissions
    ? grantedSet(view ? [view.role ?? ''] : next.roles, view?.rights ?? next.permissions)
    : NOBODY;
  listeners.forEach((listener) => listener());
}

/**
 * The session of this tab, outside React. keycloak-js keeps its tokens in memory only, so after a reload it first has to
 * ask the provider; this one keeps the access token, the person and the rights in session storage, and the page works
 * with them at once. Refresh and id tokens stay in keycloak-js.
 */
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

  /** As whom the console is seen; null for the person's own eyes. */
  view: (): View | null => view,

  /** Shows the console as somebody with these rights would see it, until it is ended with null, or the session ends. */
  viewAs(next: Omit<View, 'by'> | null): void {
    view = next && current && { ...next, by: current.user.id };
    store(VIEW_KEY, view);
    become(current);
  },

  /** Takes up what an earlier page of this tab left, if it is whole and not expired. */
  restore(now: number = Date.now()): Session | null {
    const stored = readStored(now);
    if (stored) {
      view = readView();
      become(stored);
    } else store(VIEW_KEY, null);
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
    store(VIEW_KEY, null);
    become(null);
  },
};

const VIEW_KEY = 'urtuu.view';

/** Keeps a session for reloads of this tab, and how far its clock is off: then no answer comes before a page does. A browser that refuses storage signs in again after a reload. */
function writeStored(session: Session): void {
  const { accessToken, expiresAt, user, roles, permissions } = session;
  store(SESSION_KEY, { accessToken, expiresAt, user, roles, permissions, skew: clockSkew() });
}

function store(key: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Full or closed storage: it still lives in memory.
  }
}

/** What an earlier page of this tab was looking as; whose it was is checked when the session is there. */
function readView(): View | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? 'null') as View | null;
    return stored && isTexts(stored.rights) ? stored : null;
  } catch {
    return null;
  }
}

function clearStored(): void {
  try {
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Closed storage holds nothing.
  }
}

/** The stored session, or null when there is none, it is expired, or it is not what we wrote. */
export function readStored(now: number): Session | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
    if (isSession(stored) && stored.expiresAt > now) {
      const { skew, ...session } = stored;
      if (typeof skew === 'number') correctBy(skew);
      return session;
    }
  } catch {
    // Unreadable: as good as none.
  }
  clearStored();
  return null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isSession(value: unknown): value is Session & { skew?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, expiresAt, user, roles, permissions } = value as Partial<Session>;
  return (
    typeof accessToken === 'string' &&
    /^[\w-]+\.[\w-]+\.[\w-]*$/.test(accessToken) &&
    typeof expiresAt === 'number' &&
    isUser(user) &&
    isTexts(roles) &&
    (permissions === null || isTexts(permissions))
  );
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, firstName, lastName, fullName, customerId, tenantAlias } =
    value as Partial<SessionUser>;
  const texts = [id, name, firstName, lastName, fullName];
  const optional = [customerId, tenantAlias];
  return (
    id !== '' &&
    texts.every((text) => typeof text === 'string') &&
    optional.every((text) => text === null || typeof text === 'string')
  );
}
