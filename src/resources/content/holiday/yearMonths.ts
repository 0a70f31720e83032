import { addDays, addMonths, weekdayOf } from '../../../domain/dates';

/** A month of a year: its weeks from Monday on, null for days of its neighbours. */
export interface CalendarMonth {
  /** 1 to 12. */
  month: number;
  weeks: (string | null)[][];
}

const WEEK = 7;

/** Twelve months of a year as a wall calendar shows them. */
export const monthsOf = (year: number): CalendarMonth[] =>
  Array.from({ length: 12 }, (_, index) => {
    const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
    const next = addMonths(first, 1);
    const days: (string | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
    for (let day = first; day < next; day = addDays(day, 1)) days.push(day);
    while (days.length % WEEK !== 0) days.push(null);
    return {
      month: index + 1,
      weeks: Array.from({ length: days.length / WEEK }, (_week, at) =>
        days.slice(at * WEEK, (at + 1) * WEEK),
      ),
    };
  });
