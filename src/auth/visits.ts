import { SIGN_IN } from '../domain/settings';

const KEY = 'urtuu.visits';

/**
 * Counts a redirect to the sign-in page. False when there were too many within a minute without a success in between:
 * no redirect loop (SES-2).
 */
export function countVisit(now: number = Date.now()): boolean {
  const visits = recent(now);
  if (visits.length >= SIGN_IN.maxVisits) return false;
  sessionStorage.setItem(KEY, JSON.stringify([...visits, now]));
  return true;
}

/** A success, or the person's own wish to try again. */
export function forgetVisits(): void {
  sessionStorage.removeItem(KEY);
}

function recent(now: number): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((at) => now - at < SIGN_IN.visitWindowMs) : [];
  } catch {
    return [];
  }
}
