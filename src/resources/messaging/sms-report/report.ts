import { addDays, addMonths, daysBetween } from '../../../domain/dates';
import { total } from '../../../domain/lending/amounts';
import type { SmsFigures, SmsReportRow } from './api';

/** What the messages are set apart by beside their day. */
export const DIMENSIONS = ['state', 'kind', 'operator'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What is counted. */
export const MEASURES = ['count', 'segments', 'price'] as const;
export type Measure = (typeof MEASURES)[number];

/** Days of a period, both inclusive, YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** A period of more days is shown by months. */
const MOST_DAYS = 62;

/** What rows come to together. */
export const figuresOf = (rows: readonly SmsFigures[]): SmsFigures => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  segments: rows.reduce((sum, { segments }) => sum + segments, 0),
  price: total(rows.map(({ price }) => price)),
});

/** The parts of the axis: each day, or each month as far as it is within the period. Those without messages too. */
export function bucketsOf({ from, to }: Period): readonly Period[] {
  const days = (daysBetween(from, to) ?? 0) + 1;
  if (days <= MOST_DAYS)
    return Array.from({ length: days }, (_, index) => {
      const day = addDays(from, index);
      return { from: day, to: day };
    });
  const buckets: Period[] = [];
  for (let month = `${from.slice(0, 8)}01`; month <= to; month = addMonths(month, 1)) {
    const last = addDays(addMonths(month, 1), -1);
    buckets.push({ from: month < from ? from : month, to: last > to ? to : last });
  }
  return buckets;
}

/** The rows of a part of the axis. */
export const rowsWithin = (
  rows: readonly SmsReportRow[],
  { from, to }: Period,
): readonly SmsReportRow[] => rows.filter(({ day }) => day >= from && day <= to);

/** The equally long period before another one. */
export function periodBefore({ from, to }: Period): Period {
  const days = (daysBetween(from, to) ?? 0) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
