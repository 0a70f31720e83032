import { dayOf } from '../../../domain/dates';

/** A figure that a customer had from a day on. */
export interface CoursePoint {
  /** YYYY-MM-DD. */
  day: string;
  figure: number;
}

/**
 * How a figure went: the last one of each day, the oldest first, and that of today, which is the last one still.
 * @param rows in any order; `at` is a moment, its day is that of Ulaanbaatar
 */
export function courseOf(
  rows: readonly { at: string; figure: number }[],
  today: string,
): CoursePoint[] {
  const sorted = [...rows].sort((one, other) => one.at.localeCompare(other.at));
  const byDay = new Map(sorted.map(({ at, figure }) => [dayOf(at) ?? at, figure]));
  const last = sorted.at(-1);
  if (last) byDay.set(today, last.figure);
  return [...byDay].map(([day, figure]) => ({ day, figure }));
}

/**
 * The balance after each movement, worked out backwards from the one of now, so that it is right also where the oldest
 * movements are not known.
 * @param movements the newest first
 */
export function balancesBack(
  movements: readonly { at: string; credit: number; debit: number }[],
  now: number,
): { at: string; figure: number }[] {
  let figure = now;
  return movements.map(({ at, credit, debit }) => {
    const after = { at, figure };
    figure = figure - credit + debit;
    return after;
  });
}
