import { plus, ZERO } from '../lending/amounts';

/** Something of one kind that was booked or paid out, as it was asked for. */
export interface AskedEntry {
  /** Decimal string. */
  amount: string;
  /** Who booked it, and on which day: small ones of one person count together. */
  by: string;
  day: string;
}

/**
 * How many of one kind ask for a second person, with what the same person had booked alone of it on the day
 * (docs/domain/money.md 4.5, 4.12).
 * @param entries in the order in which they were made
 * @param takesTwo the rule that decides, of an amount and what went alone before it
 */
export function askedSecond(
  entries: readonly AskedEntry[],
  takesTwo: (amount: string, alone: string) => boolean,
): number {
  const alone = new Map<string, string>();
  return entries.filter(({ amount, by, day }) => {
    const key = `${by} ${day}`;
    const before = alone.get(key) ?? ZERO;
    if (takesTwo(amount, before)) return true;
    alone.set(key, plus(before, amount));
    return false;
  }).length;
}
