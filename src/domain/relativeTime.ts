import { type DateValue, parseDate } from './dateParts';
import { daysBetween } from './dates';

/** Parts of "3 days ago"; the words come from the messages, because browsers have no Mongolian. */
export interface RelativeTime {
  unit: 'now' | 'minutes' | 'hours' | 'days' | 'months' | 'years';
  /** 0 for now, else at least 1. */
  count: number;
  direction: 'past' | 'future';
}

const MINUTE_MS = 60_000;

/**
 * The distance of a point in time to now. Up to a day it is counted in minutes and hours, from then on in calendar
 * days of Ulaanbaatar, 30-day months and 365-day years.
 * @returns undefined when the value is no date
 */
export function relativeTime(value: DateValue, now: Date): RelativeTime | undefined {
  const parsed = parseDate(value);
  if (!parsed) return undefined;
  if ('instant' in parsed) {
    const distance = now.getTime() - parsed.instant;
    const direction = distance < 0 ? 'future' : 'past';
    const minutes = Math.floor(Math.abs(distance) / MINUTE_MS);
    if (minutes === 0) return { unit: 'now', count: 0, direction: 'past' };
    if (minutes < 60) return { unit: 'minutes', count: minutes, direction };
    if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60), direction };
  }
  const days = daysBetween(value, now) ?? 0;
  return inDays(Math.abs(days), days < 0 ? 'future' : 'past');
}

function inDays(days: number, direction: RelativeTime['direction']): RelativeTime {
  if (days === 0) return { unit: 'now', count: 0, direction: 'past' };
  if (days < 30) return { unit: 'days', count: days, direction };
  if (days < 365) return { unit: 'months', count: Math.floor(days / 30), direction };
  return { unit: 'years', count: Math.floor(days / 365), direction };
}
