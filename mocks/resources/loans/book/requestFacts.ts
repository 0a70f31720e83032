import Big from 'big.js';
import { type LoanProductType, OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import type { LoanFactsAnswer } from '../../../../src/resources/loans/loan/api';
import type { MockRecord } from '../../../engine/MockRecord';

export type RequestFacts = NonNullable<LoanFactsAnswer['request']>;

/** States in which a request still reserves its part of the limit. */
const RESERVING: readonly string[] = ['LOAN_REQUESTED', 'LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'];
const OPEN: readonly string[] = OPEN_LOAN_STATES;

/** How many times the credit limit each product lends; loans with a collateral or a guarantor lend more of it. */
const TIMES: Record<LoanProductType, number> = {
  LOAN: 1,
  LOAN_POCKET_ZERO: 1,
  LOAN_SALARY: 1,
  LOAN_LEASING: 3,
  LOAN_GUARANTEE: 3,
  LOAN_STUDENT: 5,
  LOAN_TUITION: 5,
  LOAN_SAVING: 5,
  LOAN_LONG_TERM: 20,
  LOAN_AUTO_COLLATERAL: 20,
};

/** What a request is, as far as its conditions go. */
export interface Requested {
  productType: LoanProductType;
  lentAmount: string;
  contractSigned: boolean;
  transferSent: boolean;
}

/**
 * What the conditions of a request are calculated from (T1, T2, docs/domain/lending.md 3.1, 4.1): its amount against
 * what is left of the limit after open loans and other requests of products with the same multiple, and one open
 * request per product.
 * @param others the customer's other loans
 */
export function requestFacts(
  request: Requested,
  customer: MockRecord | undefined,
  others: readonly MockRecord[],
): RequestFacts {
  const { productType, lentAmount, contractSigned, transferSent } = request;
  return {
    amount: lentAmount,
    availableLimit: availableLimit(productType, customer, others),
    contractSigned,
    otherOpenRequest: others.some(
      (loan) => loan.productType === productType && RESERVING.includes(String(loan.state)),
    ),
    mayLend: customer?.canLend === 'YES',
    transferSent,
  };
}

/** What a customer may still borrow of a product; never below 0.00. */
export function availableLimit(
  productType: LoanProductType,
  customer: MockRecord | undefined,
  others: readonly MockRecord[],
): string {
  const times = TIMES[productType];
  let rest = new Big(String(customer?.creditLimit ?? '0')).times(times);
  for (const loan of others) {
    if (TIMES[loan.productType as LoanProductType] !== times) continue;
    if (OPEN.includes(String(loan.state))) rest = rest.minus(String(loan.balance ?? '0'));
    else if (RESERVING.includes(String(loan.state))) rest = rest.minus(String(loan.lentAmount));
  }
  return rest.lt(0) ? '0.00' : rest.toFixed(2);
}
