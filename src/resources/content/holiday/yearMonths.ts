import { monthWeeks } from '../../../domain/monthWeeks';

/** A month of a year: its weeks from Monday on, null for days of its neighbours. */
export interface CalendarMonth {
  /** 1 to 12. */
  month: number;
  weeks: (string | null)[][];
}

/** Twelve months of a year as a wall calendar shows them. */
export const monthsOf = (year: number): CalendarMonth[] =>
  Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    weeks: monthWeeks(`${year}-${String(index + 1).padStart(2, '0')}`),
  }));
