import { type MoneyValue, sumMoney } from '../money';
import { type Check, checkMoney } from './Check';

/** The parts of a claim at court, frozen at its date (T13, docs/domain/lending.md 11.2). */
export interface Claim {
  principal: MoneyValue;
  interest: MoneyValue;
  additionalInterest: MoneyValue;
  courtFee: MoneyValue;
  courtCost: MoneyValue;
}

/** The sum of a claim; null when a part is no amount. */
export const claimTotal = (claim: Claim): string | null =>
  sumMoney([
    claim.principal,
    claim.interest,
    claim.additionalInterest,
    claim.courtFee,
    claim.courtCost,
  ]);

/** R17: parts of the claim = total of the printed letter (docs/domain/money.md 9.1). */
export const checkClaim = (claim: Claim, letterTotal: MoneyValue): Check =>
  checkMoney('R17', claimTotal(claim), letterTotal);
