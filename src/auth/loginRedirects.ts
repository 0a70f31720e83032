import { SIGN_IN } from '../domain/settings';

const KEY = 'urtuu.loginRedirects';

/**
 * Counts a redirect to the sign-in page. keycloak-js has no such limit: with a wrong clock or a refused code the
 * identity provider and the console would send the browser to each other for ever.
 * @param now ms since 1970
 * @returns false when there were too many within a minute without a success in between
 */
export function countLoginRedirect(now: number = Date.now()): boolean {
  const redirects = recent(now);
  if (redirects.length >= SIGN_IN.maxRedirects) return false;
  sessionStorage.setItem(KEY, JSON.stringify([...redirects, now]));
  return true;
}

/** After a success, or when the person asks for another try. */
export function resetLoginRedirects(): void {
  sessionStorage.removeItem(KEY);
}

function recent(now: number): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((at) => now - at < SIGN_IN.redirectWindowMs) : [];
  } catch {
    return [];
  }
}
