import { addDays } from '../../../src/domain/dates';

const reckoned = new Map<string, string[]>();

/** The day so many days before another, `YYYY-MM-DD`: samples of many records ask for the same few days. */
export function daysBefore(today: string, days: number): string {
  let known = reckoned.get(today);
  if (!known) reckoned.set(today, (known = []));
  return (known[days] ??= addDays(today, -days));
}
