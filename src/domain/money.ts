import Big from 'big.js';
import { TEXT } from './settings';

/** An amount as it travels: a decimal string; numbers come from older gateways. */
export type MoneyValue = string | number | null | undefined;

/** Shown where there is no value. */
export const MISSING = '—';

/**
 * `up` = away from zero (the default), `round` = half up, `integer` = whole units, half up (docs/domain/money.md 1.2).
 */
export type Rounding = 'up' | 'round' | 'integer';

export interface MoneyFormat {
  rounding?: Rounding;
  /** Decimals shown; the integer format has none. */
  digits?: number;
}

const MINUS = '\u2212';
// Larger exponents are no amounts, and writing them out would fill the memory.
const MAX_EXPONENT = TEXT.amountDigits;

/** Most amounts come as they are shown; they need no arithmetic to be written out. */
const PLAIN = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,2})?$/;

const isPlain = (value: MoneyValue): value is string =>
  typeof value === 'string' && PLAIN.test(value);

/** The exact decimal behind a value, or null when it is none. Never passes through a binary fraction. */
export function toDecimal(value: MoneyValue): Big | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && value.length > TEXT.amountMax) return null;
  try {
    const decimal = new Big(typeof value === 'string' ? value.trim() : value);
    const tooFine = decimal.c.length - decimal.e - 1 > MAX_EXPONENT;
    return decimal.e > MAX_EXPONENT || tooFine ? null : decimal;
  } catch {
    return null;
  }
}

/** The canonical decimal string of a value (`1234.5`), or null when it is no amount. */
export function toMoney(value: MoneyValue): string | null {
  if (isPlain(value)) return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return toDecimal(value)?.toFixed() ?? null;
}

/**
 * An amount with thousands separators: two decimals rounded up by default (docs/domain/money.md 1.2). Up is away from
 * zero. Negative amounts carry U+2212. What is no amount shows as a dash. For display only: never add what this
 * returns.
 */
export function formatMoney(value: MoneyValue, format: MoneyFormat = {}): string {
  const { rounding = 'up' } = format;
  const digits = rounding === 'integer' ? 0 : (format.digits ?? 2);
  if (digits === 2 && isPlain(value)) {
    const [whole, fraction = ''] = value.split('.');
    return group(`${whole}.${fraction.padEnd(2, '0')}`);
  }
  const decimal = toDecimal(value);
  if (!decimal) return MISSING;
  return group(decimal.toFixed(digits, rounding === 'up' ? Big.roundUp : Big.roundHalfUp));
}

/** The accounting format: five decimals (docs/domain/money.md 1.2). */
export function formatAccounting(value: MoneyValue): string {
  return formatMoney(value, { digits: 5 });
}

/** A percentage, already in percents, with two decimals, half up: `2.8` → `2.80%` (docs/domain/input.md 3.2). */
export function formatPercent(value: MoneyValue, digits = 2): string {
  const text = formatMoney(value, { rounding: 'round', digits });
  return text === MISSING ? text : `${text}%`;
}

/**
 * The sum of raw values, never of displayed ones. Missing values count as nothing.
 * @returns null when a value is no amount: a wrong total is worse than none
 */
export function sumMoney(values: Iterable<MoneyValue>): string | null {
  let sum = new Big(0);
  for (const value of values) {
    if (value === null || value === undefined || value === '') continue;
    const decimal = toDecimal(value);
    if (!decimal) return null;
    sum = sum.plus(decimal);
  }
  return sum.toFixed();
}

/** Difference of two raw values, or null when one is no amount. */
export function subtractMoney(from: MoneyValue, value: MoneyValue): string | null {
  const [left, right] = [toDecimal(from), toDecimal(value)];
  return left && right ? left.minus(right).toFixed() : null;
}

/** −1, 0 or 1 for sorting and limits; null when one of the two is no amount. */
export function compareMoney(one: MoneyValue, other: MoneyValue): -1 | 0 | 1 | null {
  const [left, right] = [toDecimal(one), toDecimal(other)];
  return left && right ? left.cmp(right) : null;
}

/** True for an amount below zero. */
export function isNegativeMoney(value: MoneyValue): boolean {
  return toDecimal(value)?.lt(0) ?? false;
}

/** Groups the digits of a plain decimal string in threes; zero never carries a sign. */
function group(text: string): string {
  const negative = text.startsWith('-');
  const [whole, fraction] = (negative ? text.slice(1) : text).split('.');
  let grouped = '';
  for (let end = whole.length; end > 0; end -= 3) {
    const part = whole.slice(Math.max(0, end - 3), end);
    grouped = grouped ? `${part},${grouped}` : part;
  }
  const result = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return negative && /[1-9]/.test(result) ? MINUS + result : result;
}

/** A decimal string with its möngö: in the values of a message nothing but an amount looks like it. */
const AMOUNT = /^-?\d+\.\d{2}$/;

/**
 * The values of a refusal or a condition as a message says them: amounts as people read them, all others as they are.
 */
export const saidValues = (
  values: Readonly<Record<string, string | number>> = {},
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      AMOUNT.test(String(value)) ? formatMoney(value) : value,
    ]),
  );
