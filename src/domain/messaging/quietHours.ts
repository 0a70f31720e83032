import { addDays, instantToWallTime, wallTimeToInstant } from '../dates';
import { hourText, type SystemSettings, USUAL_SYSTEM } from '../systemSettings';

/** Between which hours nobody is written to by hand. */
export type QuietTerms = Pick<SystemSettings, 'quietFromHour' | 'quietToHour'>;

/** Both ends as they are written: `{ from: '21:00', to: '09:00' }`. */
export const quietHours = (terms: QuietTerms) => ({
  from: hourText(terms.quietFromHour),
  to: hourText(terms.quietToHour),
});

/**
 * When the quiet hours end that a moment falls into; null outside them (docs/domain/content-and-messaging.md 3.7, 3.8).
 * @param at ISO instant
 * @returns ISO instant
 */
export function quietUntil(at: string, terms: QuietTerms = USUAL_SYSTEM): string | null {
  const { from, to } = quietHours(terms);
  const [day, time] = (instantToWallTime(at) ?? '').split(' ');
  if (!time || (time >= to && time < from)) return null;
  const morning = time < to ? day : addDays(day, 1);
  return wallTimeToInstant(`${morning} ${to}`) ?? null;
}
