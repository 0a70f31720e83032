import { addDays, addMonths, weekdayOf } from './dates';

const WEEK = 7;

/** A month of a year, January 1. */
export type MonthNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The number of a month within its year. @param month YYYY-MM, as a rule of the clock or of an address that was checked */
export const monthNumber = (month: string): MonthNumber => Number(month.slice(5)) as MonthNumber;

/**
 * The weeks of a month as a wall calendar shows them, from Monday on; null for days of its neighbours.
 * @param month YYYY-MM
 */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const next = addMonths(first, 1);
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);
  while (days.length % WEEK !== 0) days.push(null);
  return Array.from({ length: days.length / WEEK }, (_week, at) =>
    days.slice(at * WEEK, (at + 1) * WEEK),
  );
}
