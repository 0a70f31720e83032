import Big from 'big.js';
import { toDecimal } from '../money';
import { INCOME } from '../settings';
import type { IncomeMonth } from './months';

/**
 * How an income is calculated, part by part, so that the formula can be shown (docs/domain/income.md 1.1). Decimal
 * strings.
 */
export interface IncomeFormula {
  /** How many months. */
  count: number;
  sum: string;
  /** Of one month. */
  average: string;
  /** Percent of the average that counts. */
  margin: string;
  /** What the customer is taken to earn a month: average × margin. */
  approved: string;
}

const rounded = (value: Big): string => value.toFixed(INCOME.decimals, Big.roundHalfUp);

/**
 * Approved income = average of the months × margin (docs/domain/income.md 3.1). The product is calculated from the
 * exact sum and rounded once, half up.
 * @param marginPercent percent as a decimal string; of `settings/income/margin`
 * @returns null without a month, or when a value is no amount
 */
export function incomeFormula(
  months: readonly IncomeMonth[],
  marginPercent: string | number | null | undefined,
): IncomeFormula | null {
  const margin = toDecimal(marginPercent);
  const amounts = months.map(({ amount }) => toDecimal(amount));
  if (!margin || amounts.length === 0) return null;
  let sum = new Big(0);
  for (const amount of amounts) {
    if (!amount) return null;
    sum = sum.plus(amount);
  }
  const count = amounts.length;
  return {
    count,
    sum: rounded(sum),
    average: rounded(sum.div(count)),
    margin: margin.toFixed(),
    approved: rounded(sum.times(margin).div(count * 100)),
  };
}
