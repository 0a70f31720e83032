import { addDays, instantToWallTime, wallTimeToInstant } from '../dates';
import { QUIET_HOURS } from '../settings';

/**
 * When the quiet hours end that a moment falls into; null outside them (docs/domain/content-and-messaging.md 3.7, 3.8).
 * @param at ISO instant
 * @returns ISO instant
 */
export function quietUntil(at: string): string | null {
  const [day, time] = (instantToWallTime(at) ?? '').split(' ');
  if (!time || (time >= QUIET_HOURS.to && time < QUIET_HOURS.from)) return null;
  const morning = time < QUIET_HOURS.to ? day : addDays(day, 1);
  return wallTimeToInstant(`${morning} ${QUIET_HOURS.to}`) ?? null;
}
