import type { Session, SessionUser } from './session';

/** Session storage key of the authentication state. */
export const SESSION_KEY = 'urtuu.session';

/** Keeps a session for reloads of this tab. A browser that refuses storage signs in again after a reload. */
export function writeStored(session: Session): void {
  try {
    const { accessToken, expiresAt, user, roles, permissions } = session;
    sessionStorage.setItem(
      SESSION_KEY,
      JSON.stringify({ accessToken, expiresAt, user, roles, permissions }),
    );
  } catch {
    // Full or closed storage: the session still lives in memory.
  }
}

export function clearStored(): void {
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
    if (isSession(stored) && stored.expiresAt > now) return stored;
  } catch {
    // Unreadable: as good as none.
  }
  clearStored();
  return null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isSession(value: unknown): value is Session {
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
