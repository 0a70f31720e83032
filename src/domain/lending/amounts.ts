import Big from 'big.js';
import { toDecimal } from '../money';
import { LENDING } from '../settings';

/** No money, in the form of every amount of a schedule: two decimals. */
export const ZERO = '0.00';

/** The most digits that a number holds exactly. */
const EXACT_DIGITS = 15;

/**
 * Whole möngö of an amount with two decimals, read digit by digit: books of a year are hundreds of thousands of amounts, and
 * a pattern with a copy of the text takes three times as long.
 * @returns undefined for any other text, and for an amount that a number does not hold exactly
 */
function plainMongo(amount: string): number | undefined {
  const point = amount.length - 3;
  const first = amount.startsWith('-') ? 1 : 0;
  if (point <= first || point > EXACT_DIGITS - 2 || amount[point] !== '.') return undefined;
  let mongo = 0;
  for (let place = first; place < amount.length; place += 1) {
    if (place === point) continue;
    const digit = amount.charCodeAt(place) - ZERO_CODE;
    if (!(digit >= 0 && digit <= 9)) return undefined;
    mongo = mongo * 10 + digit;
  }
  return first === 1 ? -mongo : mongo;
}

const ZERO_CODE = '0'.charCodeAt(0);

/**
 * Whole möngö of an amount, half up. Long schedules add and compare thousands of amounts: integers are as exact as
 * big.js and need a fraction of its time.
 */
export function toMongo(amount: string): bigint {
  const plain = plainMongo(amount);
  if (plain !== undefined) return BigInt(plain);
  return BigInt(new Big(amount).times(100).toFixed(0, Big.roundHalfUp));
}

/** The amount of whole möngö, with two decimals. */
export function fromMongo(mongo: bigint): string {
  const digits = (mongo < 0n ? -mongo : mongo).toString().padStart(3, '0');
  return `${mongo < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A quotient of whole numbers above zero, half up. */
export function dividedHalfUp(value: bigint, by: bigint): bigint {
  return (2n * value + by) / (2n * by);
}

/** An amount rounded half up to 0.01 and written with two decimals (docs/domain/lending.md 5.1). */
export function rounded(value: Big): string {
  return value.toFixed(LENDING.decimals, Big.roundHalfUp);
}

/** The exact sum of amounts. */
export function plus(...amounts: readonly string[]): string {
  return total(amounts);
}

/** The exact sum of a list of amounts; nothing gives 0.00. */
export function total(amounts: Iterable<string>): string {
  let sum = 0n;
  for (const amount of amounts) if (amount !== ZERO) sum += toMongo(amount);
  return fromMongo(sum);
}

/** The exact difference of two amounts; may be negative. */
export function minus(from: string, amount: string): string {
  return fromMongo(toMongo(from) - toMongo(amount));
}

/** What is left of an amount after another: never below 0.00. */
export function excess(from: string, amount: string): string {
  if (from === amount) return ZERO;
  const rest = toMongo(from) - toMongo(amount);
  return rest > 0n ? fromMongo(rest) : ZERO;
}

/** The smaller of two amounts. */
export function smaller(one: string, other: string): string {
  return toMongo(one) <= toMongo(other) ? one : other;
}

/** The larger one of two amounts. */
export function larger(one: string, other: string): string {
  return toMongo(one) >= toMongo(other) ? one : other;
}

/** True for an amount above zero. */
export function isPositive(amount: string): boolean {
  return amount !== ZERO && toMongo(amount) > 0n;
}

/** True for a decimal string of whole möngö in the range. */
export function isWholeAmount(value: string, range: 'above zero' | 'zero too'): boolean {
  const amount = toDecimal(value);
  if (!amount || !amount.round(LENDING.decimals).eq(amount)) return false;
  return range === 'zero too' ? amount.gte(0) : amount.gt(0);
}
