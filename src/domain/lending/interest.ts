import Big from 'big.js';
import { LOAN } from '../settings';
import { dividedHalfUp, fromMongo, toMongo } from './amounts';

/** Decimals of a rate that count. */
const RATE_DIGITS = 8;
const PERCENT_YEAR = BigInt(100 * LOAN.yearDays) * 10n ** BigInt(RATE_DIGITS);

/** The unit in which `worthOfOne` counts: enough for a möngö on a billion over the longest schedule. */
export const WORTH_UNIT = 10n ** 24n;

/**
 * Interest of a principal for a number of days: principal × annual rate × actual days / 365, half up to 0.01
 * (docs/domain/lending.md 5.1).
 * @param annualPercent percent a year, such as `36`
 */
export function interestFor(principal: string, annualPercent: string, days: number): string {
  if (days <= 0) return fromMongo(0n);
  // One division at the end: a rounded daily rate would drift on large amounts.
  const product = toMongo(principal) * rateOf(annualPercent) * BigInt(days);
  return fromMongo(dividedHalfUp(product, PERCENT_YEAR));
}

/**
 * For each period what 1 paid at its end and at the end of every later one is worth at its start, in `WORTH_UNIT`: Σ 1
 * / Π(1 + f) with f = rate × days / 365 (docs/domain/lending.md 5.3, chart 05).
 * @param days length of each period
 */
export function worthOfOne(annualPercent: string, days: readonly number[]): bigint[] {
  const rate = rateOf(annualPercent);
  const worth: bigint[] = [];
  let later = 0n;
  for (let index = days.length - 1; index >= 0; index -= 1) {
    const growth = PERCENT_YEAR + rate * BigInt(days[index]);
    later = dividedHalfUp((WORTH_UNIT + later) * PERCENT_YEAR, growth);
    worth[index] = later;
  }
  return worth;
}

/** A rate as a whole number of its last counted decimal. */
function rateOf(annualPercent: string): bigint {
  return BigInt(new Big(annualPercent).toFixed(RATE_DIGITS).replace('.', ''));
}
