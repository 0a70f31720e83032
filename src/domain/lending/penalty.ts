import Big from 'big.js';
import { LOAN } from '../settings';
import { plus, rounded } from './amounts';
import { interestFor } from './interest';

/** What an overdue principal costs. */
export interface OverdueCost {
  /** Base interest on the overdue principal. */
  overdueInterest: string;
  /** Additional interest: a share of the base interest, never of the principal. */
  additionalInterest: string;
  total: string;
}

/**
 * The share of the base interest that is charged on top, in percent, held within the legal cap of 20 % (Civil Code of
 * Mongolia, art. 452.2; docs/domain/lending.md 6.2). A contract that says more gets the cap, one that says less than
 * nothing gets 0.
 */
export function additionalPercentOf(contractPercent: string): string {
  const percent = new Big(contractPercent);
  if (percent.lt(0)) return '0';
  return percent.gt(LOAN.additionalInterestMaxPercent)
    ? LOAN.additionalInterestMaxPercent
    : percent.toFixed();
}

/** True when a product or contract names an additional interest that the law allows: 0–20 % of the base interest. */
export function isLawfulAdditionalPercent(percent: string): boolean {
  return new Big(percent).eq(additionalPercentOf(percent));
}

/** Additional interest on an amount of base interest, half up to 0.01; within the legal cap. */
export function additionalInterestOn(baseInterest: string, contractPercent: string): string {
  return rounded(new Big(baseInterest).times(additionalPercentOf(contractPercent)).div(100));
}

/** Base and additional interest of a principal that is overdue by a number of days (docs/domain/lending.md 6.2). */
export function overdueCost(
  principal: string,
  annualPercent: string,
  days: number,
  additionalPercent: string,
): OverdueCost {
  const overdueInterest = interestFor(principal, annualPercent, days);
  const additionalInterest = additionalInterestOn(overdueInterest, additionalPercent);
  return {
    overdueInterest,
    additionalInterest,
    total: plus(overdueInterest, additionalInterest),
  };
}
