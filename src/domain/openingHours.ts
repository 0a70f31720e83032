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
  /** When it closes or opens next: the day, the time, and how many days ahead; null where it never opens. */
  next: { weekday: Weekday; day: string; time: string; inDays: number } | null;
}

/** So many days ahead are looked through: a week behind the longest run of holidays. */
const AHEAD = 38;

/**
 * Whether a branch is open at a moment. On a holiday it is closed, whatever its hours say.
 * @param wall Ulaanbaatar's wall clock, `2026-11-21 09:30` and longer
 * @param isOff whether a day, YYYY-MM-DD, is a holiday (docs/domain/organisation.md 1.3)
 */
export function openingAt(
  hours: readonly HoursOfDay[],
  wall: string,
  isOff: (day: string) => boolean = () => false,
): Opening {
  const [today, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  const of = (ahead: number) => {
    const day = addDays(today, ahead);
    const weekday = weekdayOf(day);
    const found = hours.find((one) => one.weekday === weekday);
    return found?.open && found.start && found.end && !isOff(day)
      ? { weekday, day, start: found.start, end: found.end }
      : undefined;
  };
  const now = of(0);
  if (now && time >= now.start && time < now.end)
    return { isOpen: true, next: { ...whenOf(now), time: now.end, inDays: 0 } };
  for (let inDays = 0; inDays <= AHEAD; inDays += 1) {
    const one = of(inDays);
    if (one && (inDays > 0 || time < one.start))
      return { isOpen: false, next: { ...whenOf(one), time: one.start, inDays } };
  }
  return { isOpen: false, next: null };
}

const whenOf = ({ weekday, day }: { weekday: Weekday; day: string }) => ({ weekday, day });
