import { addDays, addMonths, daysBetween } from './dates';

/** Days of a period, both inclusive, YYYY-MM-DD. */
export interface Period {
  from: string;
  to: string;
}

/** A period of more days is shown by months. */
const MOST_DAYS = 62;

/** The parts of an axis: each day, or each month as far as it is within the period. */
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

/** Whether a day is of a period. */
export const isWithin = (day: string, { from, to }: Period): boolean => day >= from && day <= to;

/** The equally long period before another one. */
export function periodBefore({ from, to }: Period): Period {
  const days = (daysBetween(from, to) ?? 0) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
