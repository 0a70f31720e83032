import { addDays, isWeekend } from '../dates';
import { LENDING } from '../settings';

/** Moves a due date off a day on which nobody works; a parameter of every rule that makes due dates. */
export type DayShift = (day: string) => string;

/** Public holidays: `YYYY-MM-DD` is off once, `MM-DD` every year. */
export type DaysOff = readonly string[];

// Longest run of days off that is looked through: the year's longest holiday with its weekends is far shorter.
const LONGEST_RUN = 31;

/** Whether a day is one of the holidays; weekends are not asked for. */
export const isHoliday = (day: string, daysOff: ReadonlySet<string>): boolean =>
  daysOff.has(day) || daysOff.has(day.slice(5));

/**
 * The shift to the next working day (docs/domain/lending.md 5.2: holiday shift is a product parameter).
 * @param holidays days off, as `DaysOff`
 * @param weekends whether Saturday and Sunday are days off too
 */
export function toWorkingDay(holidays: ReadonlySet<string>, weekends = true): DayShift {
  const isOff = (day: string) => isHoliday(day, holidays) || (weekends && isWeekend(day));
  return (day) => {
    for (let step = 0; step < LONGEST_RUN; step += 1) {
      const candidate = addDays(day, step);
      if (!isOff(candidate)) return candidate;
    }
    return day;
  };
}

/** The shift of products that have one, off weekends and holidays; without a list of them, off the usual ones. */
export const shiftOff = (daysOff: DaysOff = LENDING.holidays): DayShift =>
  toWorkingDay(new Set(daysOff));
