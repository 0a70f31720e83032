import type { Weekday } from './enums/common';
import { addDays, weekdayOf } from './dates';

// Opening hours of branches (docs/domain/organisation.md 1.2).

/** Opening hours of one weekday, Monday 1; times are HH:mm and there only while it is open. */
export interface HoursOfDay {
  weekday: Weekday;
  open: boolean;
  start?: string | null;
  end?: string | null;
}

/** Whether it is open, and when that changes. */
export interface Opening {
  isOpen: boolean;
  /** When it closes or opens next: the weekday and the time, and how many days ahead; null where it never opens. */
  next: { weekday: Weekday; time: string; inDays: number } | null;
}

const WEEK = 7;

/**
 * Whether a branch is open at a moment.
 * @param wall Ulaanbaatar's wall clock, `2026-11-21 09:30` and longer
 */
export function openingAt(hours: readonly HoursOfDay[], wall: string): Opening {
  const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const of = (ahead: number) => {
    const weekday = weekdayOf(addDays(day, ahead));
    const found = hours.find((one) => one.weekday === weekday);
    return found?.open && found.start && found.end
      ? { weekday, start: found.start, end: found.end }
      : undefined;
  };
  const today = of(0);
  if (today && time >= today.start && time < today.end)
    return { isOpen: true, next: { weekday: today.weekday, time: today.end, inDays: 0 } };
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const one = of(ahead);
    if (one && (ahead > 0 || time < one.start))
      return { isOpen: false, next: { weekday: one.weekday, time: one.start, inDays: ahead } };
  }
  return { isOpen: false, next: null };
}
