import { addDays } from '../dates';
import { LENDING } from '../settings';
import { dayNumber } from '../dateParts';

/** Moves a due date off a day on which nobody works; a parameter of every rule that makes due dates. */
export type DayShift = (day: string) => string;

// Longest run of days off that is looked through: the year's longest holiday with its weekends is far shorter.
const LONGEST_RUN = 31;

/**
 * The shift to the next working day (docs/domain/lending.md 5.2: holiday shift is a product parameter).
 * @param holidays days off, `YYYY-MM-DD`
 * @param weekends whether Saturday and Sunday are days off too
 */
export function toWorkingDay(holidays: ReadonlySet<string>, weekends = true): DayShift {
  const isOff = (day: string) => holidays.has(day) || (weekends && isWeekend(day));
  return (day) => {
    for (let step = 0; step < LONGEST_RUN; step += 1) {
      const candidate = addDays(day, step);
      if (!isOff(candidate)) return candidate;
    }
    return day;
  };
}

/** The shift of products that have one: off weekends and the public holidays that are the same every year. */
export const usualShift: DayShift = (day) => {
  const years = [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1];
  const holidays = years.flatMap((year) => LENDING.holidays.map((date) => `${year}-${date}`));
  return toWorkingDay(new Set(holidays))(day);
};

/** 1970-01-01 was a Thursday: Saturday and Sunday are the days 2 and 3 after it. */
function isWeekend(day: string): boolean {
  const weekday = ((dayNumber(day) % 7) + 7) % 7;
  return weekday === 2 || weekday === 3;
}
