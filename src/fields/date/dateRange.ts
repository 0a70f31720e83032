import type { MessageKey, KeyBelow } from '../../i18n/Catalogue';
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  endOfDayInstant,
  startOfDayInstant,
} from '../../domain/dates';
import { isReversed } from '../../domain/range';
import { DATE_RANGE_MAX_DAYS } from '../../domain/settings';
import type { DateOptions } from './schema';

/** Days from and to, YYYY-MM-DD, both inclusive; either may be open. */
export interface DayRange {
  from?: string;
  to?: string;
}

/** The usual ranges, in the order in which they are offered. */
export const PRESETS = [
  'today',
  'yesterday',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
] as const satisfies readonly KeyBelow<'kinds.date.presets'>[];

/** The ranges that people ask for most, by the key of their name. */
export function presetRanges(
  today: string,
): Readonly<Record<(typeof PRESETS)[number], Required<DayRange>>> {
  const month = `${today.slice(0, 8)}01`;
  return {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last_7: { from: addDays(today, -6), to: today },
    last_30: { from: addDays(today, -29), to: today },
    this_month: { from: month, to: today },
    last_month: { from: addMonths(month, -1), to: addDays(month, -1) },
  };
}

/** What is wrong with a range: the message key with its values, or undefined. */
export function rangeProblem(
  { from, to }: DayRange,
  { noFuture }: Pick<DateOptions, 'noFuture'>,
  today: string,
): { key: MessageKey; values?: Record<string, unknown> } | undefined {
  if (noFuture && ((from && from > today) || (to && to > today)))
    return { key: 'validation.date_future' };
  if (!from || !to) return undefined;
  if (isReversed(from, to)) return { key: 'validation.date_order' };
  const days = (daysBetween(from, to) ?? 0) + 1;
  return days > DATE_RANGE_MAX_DAYS
    ? { key: 'validation.date_range_max', values: { days: DATE_RANGE_MAX_DAYS } }
    : undefined;
}

/** The range as it travels: from the start of the first day to the end of the last, in Ulaanbaatar. */
export function instantsOf({ from, to }: DayRange): DayRange | undefined {
  if (!from && !to) return undefined;
  return {
    ...(from && { from: startOfDayInstant(from) }),
    ...(to && { to: endOfDayInstant(to) }),
  };
}

/** The days of a range of instants. */
export function daysOf(value: unknown): DayRange {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as DayRange;
  return { from: dayOf(from), to: dayOf(to) };
}
