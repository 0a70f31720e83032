import { addDays } from './dates';

// The calendar of holidays (docs/domain/organisation.md 1.3).

/** A holiday's day: of one year, or of every year from that one on. */
export interface HolidayDay {
  /** First day, `YYYY-MM-DD`. */
  date: string;
  isYearly?: boolean | null;
}

/** As the rules of lending read it: `2027-02-07`, or `07-11` for a day of every year. */
export const dayOffOf = ({ date, isYearly }: HolidayDay): string =>
  isYearly ? date.slice(5) : date;

const LEAP_DAY = '02-29';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day of a holiday in a year; undefined where it is none then. */
export function holidayIn({ date, isYearly }: HolidayDay, year: number): string | undefined {
  const first = Number(date.slice(0, 4));
  if (!isYearly) return first === year ? date : undefined;
  const day = date.slice(5);
  return year < first || (day === LEAP_DAY && !isLeap(year)) ? undefined : `${year}-${day}`;
}

/** Longest wait for a day of every year: 29 February, where a century leaves one out. */
const YEARS_AHEAD = 8;

/** The next day of a holiday, today included; undefined for one that is over. */
export function nextHolidayDay(holiday: HolidayDay, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const day = holidayIn(holiday, year + ahead);
    if (day !== undefined && day >= today) return day;
  }
  return holiday.date >= today ? holiday.date : undefined;
}

/** Whether a holiday may still be added: its day, or the next one of every year, is after today. */
export const canBeAdded = (holiday: HolidayDay, today: string): boolean =>
  nextHolidayDay(holiday, addDays(today, 1)) !== undefined;

/** Whether two holidays share a day. */
export function isSameHoliday(one: HolidayDay, other: HolidayDay): boolean {
  if (!one.isYearly && !other.isYearly) return one.date === other.date;
  if (one.isYearly && other.isYearly) return one.date.slice(5) === other.date.slice(5);
  const [every, once] = one.isYearly ? [one, other] : [other, one];
  return holidayIn(every, Number(once.date.slice(0, 4))) === once.date;
}
