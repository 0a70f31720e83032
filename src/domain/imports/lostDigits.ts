import type { ImportColumn } from './columns';

// Numbers of a sheet that are no amounts but somebody's account, code, phone or register number (docs/domain/input.md 7.3).

/** Whole numbers from here on have more digits than the fifteen that a spreadsheet program keeps. */
const KEPT_BELOW = 1e15;
const KEPT_DIGITS = 15;

/** Decimal exponent with its sign, as spreadsheet programs of all languages write it. */
const EXPONENT = /^[+-]?\d+(?:[.,]\d+)?[eе][+-]\d+$/iu;

/** A number cell as text: all its digits, or the exponent where the file does not have them any more. */
export const numberText = (value: number): string =>
  Math.abs(value) < KEPT_BELOW ? String(value) : value.toExponential(KEPT_DIGITS - 1).toUpperCase();

/** Columns of identifiers whose value is a number that has lost its digits; nobody is known by it. */
export const lostDigits = <K extends string>(
  values: Readonly<Partial<Record<K, unknown>>>,
  columns: readonly ImportColumn<K>[],
): K[] =>
  columns.flatMap(({ key, identifies }) =>
    identifies && EXPONENT.test(String(values[key] ?? '').replace(/\s/g, '')) ? [key] : [],
  );
