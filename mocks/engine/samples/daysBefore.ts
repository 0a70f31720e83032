import { addDays } from '../../../src/domain/dates';

const calculated = new Map<string, string[]>();

/** The day so many days before another, `YYYY-MM-DD`: samples of many records ask for the same few days. */
export function daysBefore(today: string, days: number): string {
  let known = calculated.get(today);
  if (!known) calculated.set(today, (known = []));
  return (known[days] ??= addDays(today, -days));
}
