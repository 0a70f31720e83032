import { parseDate } from '../../domain/dateParts';
import { startOfDayInstant, type DateValue } from '../../domain/dates';
import { relativeTime, type RelativeTime } from '../../domain/relativeTime';
import { QUEUE } from '../../domain/settings';

export type Lateness = 'inTime' | 'late' | 'veryLate';

/** How long a record has waited, compared with the time in which it should be decided. */
export interface Waiting {
  age: RelativeTime;
  lateness: Lateness;
  /** How many times its term it has waited. */
  times: number;
}

const MINUTE_MS = 60_000;

/**
 * How many times its time a record has waited: 1 = just as long as it may.
 * @param since ISO instant, or a day, which begins in Ulaanbaatar
 * @param slaMinutes time in which it should be done
 * @returns 0 when `since` is no date
 */
export function waitedTimes(since: DateValue, slaMinutes: number, now: Date): number {
  const parsed = parseDate(since);
  if (!parsed) return 0;
  const from = 'instant' in parsed ? parsed.instant : startOfDayInstant(parsed.day);
  return from === undefined
    ? 0
    : (now.getTime() - new Date(from).getTime()) / (slaMinutes * MINUTE_MS);
}

/**
 * Age of a waiting record (docs/domain/interface.md 7.1).
 * @param since ISO instant
 * @param slaMinutes late after that, very late after `QUEUE.veryLateFactor` times that
 * @returns undefined when `since` is no date
 */
export function waitingOf(since: DateValue, slaMinutes: number, now: Date): Waiting | undefined {
  const age = relativeTime(since, now);
  if (!age) return undefined;
  const times = waitedTimes(since, slaMinutes, now);
  if (times <= 1) return { age, lateness: 'inTime', times };
  return { age, lateness: times > QUEUE.veryLateFactor ? 'veryLate' : 'late', times };
}

/**
 * The places of those that have waited longest for their own terms, at most `QUEUE.worst`: where everything is late,
 * nothing would stand out (docs/domain/interface.md 7.1).
 * @param times how many times its term each has waited; of equals the earlier one comes first
 */
export function worstOf(times: readonly number[]): ReadonlySet<number> {
  const late = times.flatMap((own, place) => (own > QUEUE.veryLateFactor ? [{ own, place }] : []));
  late.sort((one, other) => other.own - one.own || one.place - other.place);
  return new Set(late.slice(0, QUEUE.worst).map(({ place }) => place));
}
