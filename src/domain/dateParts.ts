import { instantOfWall } from './zone';

/** A value that means a day or a point in time; text is ISO 8601, a number is milliseconds since 1970. */
export type DateValue = string | number | Date | null | undefined;

/** A day without a time, which never passes through a time zone, or a point in time. */
export type ParsedDate = { day: string } | { instant: number };

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/;
// Beyond this a Date is not valid any more.
const MAX_INSTANT = 8.64e15;
const DAY_MS = 86_400_000;

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const FEBRUARY = 2;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** True for a calendar day `YYYY-MM-DD` that exists. */
export function isDay(text: string): boolean {
  if (!DATE_ONLY.test(text)) return false;
  // A schedule asks this of thousands of days: a `Date` that is made and written again takes several times as long.
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const last = month === FEBRUARY && isLeap(year) ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
  return year > 0 && day > 0 && day <= last;
}

/**
 * Reads a date or a point in time. A time without an offset is Ulaanbaatar's wall clock, as Java gateways send it.
 * @returns undefined for anything that is not a real date
 */
export function parseDate(value: DateValue): ParsedDate | undefined {
  if (value instanceof Date) return instantOrNothing(value.getTime());
  if (typeof value === 'number') return instantOrNothing(value);
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const text = value.trim();
  if (isDay(text)) return { day: text };
  const match = DATE_TIME.exec(text);
  return match ? pointInTime(match) : undefined;
}

function pointInTime(match: RegExpExecArray): ParsedDate | undefined {
  const [, day, hour, minute, second = '0', fraction = '', offset] = match;
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) {
    return undefined;
  }
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall =
    dayNumber(day) * DAY_MS +
    ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 +
    milliseconds;
  if (offset === undefined) return instantOrNothing(instantOfWall(wall));
  if (offset === 'Z') return instantOrNothing(wall);
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  if (hours > 18 || minutes > 59) return undefined;
  const sign = offset.startsWith('-') ? -1 : 1;
  return instantOrNothing(wall - sign * (hours * 60 + minutes) * 60_000);
}

/** Days since 1970-01-01 of a valid day: a date without a time is read as UTC. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** The day `YYYY-MM-DD` of a number of days since 1970-01-01. */
export function dayOfNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

function instantOrNothing(instant: number): ParsedDate | undefined {
  return Number.isFinite(instant) && Math.abs(instant) <= MAX_INSTANT
    ? { instant: Math.trunc(instant) }
    : undefined;
}
