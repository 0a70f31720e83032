import Big from 'big.js';
import { minus, plus, rounded } from '../lending/amounts';
import { type QpayTerms, USUAL_SYSTEM } from '../systemSettings';

/** What a payment through QPay comes to; decimal strings. */
export interface QpaySums {
  /** What the payer's account was charged. */
  paid: string;
  /** What QPay keeps. */
  charge: string;
  /** What the lender's account gets. */
  settled: string;
}

/**
 * The charge of a payment and who bears it: the payer on top of the amount, or the lender out of it
 * (docs/domain/wallets.md 6.4). Half up to 0.01, within the bounds.
 * @param amount decimal string above zero
 */
export function qpaySums(
  amount: string,
  isPaidByCustomer: boolean,
  { qpayChargePercent, qpayChargeMin, qpayChargeMax }: QpayTerms = USUAL_SYSTEM,
): QpaySums {
  const share = new Big(amount).times(qpayChargePercent).div(100);
  const least = new Big(qpayChargeMin);
  const most = new Big(qpayChargeMax);
  const charge = rounded(share.lt(least) ? least : share.gt(most) ? most : share);
  return isPaidByCustomer
    ? { paid: plus(amount, charge), charge, settled: plus(amount) }
    : { paid: plus(amount), charge, settled: minus(amount, charge) };
}
