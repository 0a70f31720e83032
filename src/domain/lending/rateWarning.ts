import { type MoneyValue, toDecimal } from '../money';
import type { LendingSettings } from './lendingSettings';

const MONTHS = 12;

/** A monthly interest that the lender warns about, and above what, both percent. */
export interface RateWarning {
  rate: string;
  cap: string;
}

/**
 * The interest of a request as it is warned about (docs/domain/lending.md 6.2); null where it is not above the cap, or is no
 * number.
 * @param annualPercent as typed or as agreed
 */
export function rateWarning(
  annualPercent: MoneyValue,
  { monthlyRateWarnPercent: cap }: Pick<LendingSettings, 'monthlyRateWarnPercent'>,
): RateWarning | null {
  const monthly = toDecimal(annualPercent)?.div(MONTHS);
  return monthly?.gt(cap) ? { rate: monthly.toFixed(2), cap } : null;
}
