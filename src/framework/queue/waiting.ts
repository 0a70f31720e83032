import type { DateValue } from '../../domain/dates';
import { relativeTime, type RelativeTime } from '../../domain/relativeTime';
import { QUEUE } from '../../domain/settings';

export type Lateness = 'inTime' | 'late' | 'veryLate';

/** How long a record has waited, compared with the time in which it should be decided. */
export interface Waiting {
  age: RelativeTime;
  lateness: Lateness;
}

const MINUTE_MS = 60_000;

/**
 * Age of a waiting record (docs/domain/interface.md 7.1).
 * @param since ISO instant
 * @param slaMinutes late after that, very late after `QUEUE.veryLateFactor` times that
 * @returns undefined when `since` is no date
 */
export function waitingOf(since: DateValue, slaMinutes: number, now: Date): Waiting | undefined {
  const age = relativeTime(since, now);
  if (!age) return undefined;
  const minutes = (now.getTime() - new Date(since as string).getTime()) / MINUTE_MS;
  if (minutes <= slaMinutes) return { age, lateness: 'inTime' };
  const isVeryLate = minutes > slaMinutes * QUEUE.veryLateFactor;
  return { age, lateness: isVeryLate ? 'veryLate' : 'late' };
}
