import Big from 'big.js';
import { toDecimal, type MoneyValue } from '../money';

/** What share of the allowed price may be lent for cars made in a year or later. */
export interface CollateralBand {
  yearFrom: number;
  percent: string;
}

/** The cap of a loan against a car, and what it is calculated from. */
export interface CarLoanCap {
  /** The threshold of the year that the car falls under. */
  yearThreshold: number;
  /** Percent of the allowed price that may be lent. */
  percent: string;
  /** Decimal string, two decimals, rounded down: a cap is never above its share. */
  cap: string;
}

/**
 * Cap of a loan against a car = allowed price × percent of the youngest threshold of the year that the car reaches
 * (docs/domain/lending.md 15.2). Undefined where the price is unknown or nothing is configured for the year.
 * @param bands configured percents: of the allowed price, for cars made in `yearFrom` or later
 */
export function carLoanCap(
  price: MoneyValue,
  manufacturedYear: number | null | undefined,
  bands: readonly CollateralBand[],
): CarLoanCap | undefined {
  const worth = toDecimal(price);
  if (!worth || !manufacturedYear) return undefined;
  const band = bands
    .filter(({ yearFrom }) => manufacturedYear >= yearFrom)
    .sort((one, other) => other.yearFrom - one.yearFrom)
    .at(0);
  if (!band) return undefined;
  const cap = worth.times(band.percent).div(100).round(2, Big.roundDown).toFixed(2);
  return { yearThreshold: band.yearFrom, percent: band.percent, cap };
}
