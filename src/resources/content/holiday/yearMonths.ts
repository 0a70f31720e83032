import { monthNumber, monthWeeks, type MonthNumber } from '../../../domain/monthWeeks';

/** A month of a year: its weeks from Monday on, null for days of its neighbours. */
export interface CalendarMonth {
  month: MonthNumber;
  weeks: (string | null)[][];
}

/** Twelve months of a year as a wall calendar shows them. */
export const monthsOf = (year: number): CalendarMonth[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return { month: monthNumber(month), weeks: monthWeeks(month) };
  });
