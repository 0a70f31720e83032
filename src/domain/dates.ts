import type { Weekday } from './enums/common';
import { type DateValue, dayNumber, dayOfNumber, parseDate } from './dateParts';
import { instantOfWall, zoneOffset } from './zone';

export type { DateValue } from './dateParts';

/** A date ready to be shown. */
export interface FormattedDate {
  /** The formatted date; the value as given when it is invalid; empty when there is none. */
  text: string;
  invalid?: true;
  /** Message key of the warning beside an invalid value (docs/domain/interface.md 2.4). */
  labelKey?: 'date.incorrect_date';
}

/** Called once for each value that is no date (docs/domain/interface.md 2.4: invalid dates are logged). */
export type DateReporter = (value: string) => void;

const REPORTED_MAX = 200;
const reported = new Set<string>();
let reporter: DateReporter = () => undefined;

/** Sets the function that is called for invalid dates; the console's start does this once. */
export function setDateReporter(next: DateReporter): void {
  reporter = next;
  reported.clear();
}

/** `YYYY-MM-DD` in Ulaanbaatar; a date without a time stays as it is (docs/domain/interface.md 2.2). */
export function formatDate(value: DateValue): FormattedDate {
  return format(value, (instant) => wallText(instant).slice(0, 10));
}

/** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar; a date without a time gets none (docs/domain/interface.md 2.2). */
export function formatDateTime(value: DateValue): FormattedDate {
  return format(value, wallText);
}

/** The day in Ulaanbaatar, `YYYY-MM-DD`, or undefined when the value is no date. */
export function dayOf(value: DateValue): string | undefined {
  const parsed = parseDate(value);
  if (!parsed) return undefined;
  return 'day' in parsed ? parsed.day : wallText(parsed.instant).slice(0, 10);
}

/** First instant of a day in Ulaanbaatar as ISO 8601 in UTC: what a from-date means. Undefined for no day. */
export function startOfDayInstant(day: string): string | undefined {
  const parsed = parseDate(day);
  return parsed && 'day' in parsed ? iso(startOf(parsed.day)) : undefined;
}

/** Last millisecond of a day in Ulaanbaatar as ISO 8601 in UTC: what a to-date means. Undefined for no day. */
export function endOfDayInstant(day: string): string | undefined {
  const parsed = parseDate(day);
  return parsed && 'day' in parsed ? iso(startOf(addDays(parsed.day, 1)) - 1) : undefined;
}

/** Wall clock `YYYY-MM-DD HH:mm:ss` of Ulaanbaatar for an instant, or undefined when it is none. */
export function instantToWallTime(value: DateValue): string | undefined {
  const parsed = parseDate(value);
  return parsed && 'instant' in parsed ? wallText(parsed.instant) : undefined;
}

/** ISO instant in UTC for a wall clock `YYYY-MM-DD HH:mm[:ss]` of Ulaanbaatar, or undefined when it is none. */
export function wallTimeToInstant(wallTime: string): string | undefined {
  const parsed = parseDate(wallTime);
  return parsed && 'instant' in parsed ? iso(parsed.instant) : undefined;
}

/** Calendar days in Ulaanbaatar from one date to another; negative when the second is earlier. */
export function daysBetween(from: DateValue, to: DateValue): number | undefined {
  const [first, second] = [dayOf(from), dayOf(to)];
  return first && second ? dayNumber(second) - dayNumber(first) : undefined;
}

/** A day moved by a number of days. The day must be valid. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}

const WEEK = 7;

/** The day of the week, Monday 1 to Sunday 7. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: string): Weekday =>
  (((((dayNumber(day) + 3) % WEEK) + WEEK) % WEEK) + 1) as Weekday;

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean => weekdayOf(day) > 5;

/**
 * A day moved by a number of months. The day of the month is kept where the month has it, else its last day is taken:
 * count from the original day, so that 31 January gives 28 February and then 31 March.
 */
export function addMonths(day: string, months: number): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(dayOfMonth, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Either a zone-free date or a date of Ulaanbaatar; see `FormattedDate`. */
function format(value: DateValue, ofInstant: (instant: number) => string): FormattedDate {
  if (value === null || value === undefined || value === '') return { text: '' };
  const parsed = parseDate(value);
  if (parsed) return { text: 'day' in parsed ? parsed.day : ofInstant(parsed.instant) };
  const text = String(value);
  report(text);
  return { text, invalid: true, labelKey: 'date.incorrect_date' };
}

function report(text: string): void {
  const start = text.slice(0, 40);
  if (reported.has(start) || reported.size >= REPORTED_MAX) return;
  reported.add(start);
  reporter(start);
}

const startOf = (day: string): number => instantOfWall(dayNumber(day) * 86_400_000);

const iso = (instant: number): string => new Date(instant).toISOString();

const wallText = (instant: number): string =>
  new Date(instant + zoneOffset(instant)).toISOString().slice(0, 19).replace('T', ' ');
