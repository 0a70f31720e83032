import type { AuthSession } from './sessions';

const PATH = 'Path=/realms/urtuu/; SameSite=Lax';

/** Name of the cookie that proves the session. */
export const IDENTITY_COOKIE = 'KEYCLOAK_IDENTITY';
/** Name of the cookie that the session frame compares; it names the session and proves nothing. */
export const SESSION_COOKIE = 'KEYCLOAK_SESSION';
/** Name of the cookie that remembers the language of the provider's pages. */
export const LOCALE_COOKIE = 'KEYCLOAK_LOCALE';

/** One cookie of the request, or nothing. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** The cookies of a session that has just begun. */
export const sessionCookies = (session: AuthSession): string[] => [
  `${IDENTITY_COOKIE}=${session.secret}; ${PATH}; HttpOnly`,
  `${SESSION_COOKIE}=urtuu/${session.person.id}/${session.id}; ${PATH}`,
];

/** The cookies that take a session's cookies away. */
export const endedCookies = (): string[] => [
  `${IDENTITY_COOKIE}=; ${PATH}; HttpOnly; Max-Age=0`,
  `${SESSION_COOKIE}=; ${PATH}; Max-Age=0`,
];

/** The cookie that keeps the language for a year. */
export const localeCookie = (locale: string): string =>
  `${LOCALE_COOKIE}=${locale}; ${PATH}; Max-Age=31536000`;
