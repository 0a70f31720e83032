import Big from 'big.js';
import { type LoanProductType, OPEN_LOAN_STATES } from '../enums/loans';
import { LENDING } from '../settings';
import { type LendingSettings, USUAL_SETTINGS } from './lendingSettings';

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

/** Products that students borrow for their studies. */
export const STUDENT_PRODUCTS: readonly unknown[] = ['LOAN_STUDENT', 'LOAN_TUITION'];

const OPEN: readonly string[] = OPEN_LOAN_STATES;

/** States in which a request still reserves its part of the limit. */
const RESERVING: readonly string[] = ['LOAN_REQUESTED', 'LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'];

/** True for a request that is not decided or not yet paid out. */
export const isReserving = (state: unknown): boolean => RESERVING.includes(String(state));

/** Scholarships that lower what a student may borrow. */
const NO_SCHOLARSHIP: readonly unknown[] = ['NONE', 'UNSUCCESSFUL'];

/** A loan or a request that uses a limit. */
export interface LimitUse {
  readonly id?: unknown;
  productType?: unknown;
  state?: unknown;
  balance?: unknown;
  lentAmount?: unknown;
  contractId?: unknown;
}

/** What limits a request. Amounts are decimal strings. */
export interface Limits {
  /** The customer's credit limit, by scoring. */
  creditLimit: unknown;
  /** The contract that the loan rests on; without it the customer's limit alone counts. */
  contract?: { id: unknown; limit: unknown } | null;
  /** Of a student loan: what the student's record says of the scholarship. */
  scholarship?: unknown;
  /** As the lender has set it; the usual one where nothing is said. */
  settings?: Pick<LendingSettings, 'noScholarshipPercent'>;
}

/** What a loan or a request uses of a limit, decimal string. */
function takenBy({ state, balance, lentAmount }: LimitUse): string {
  if (OPEN.includes(String(state))) return String(balance ?? '0');
  return isReserving(state) ? String(lentAmount) : '0';
}

/** What is left of a limit after the loans and requests of products with the same multiple. */
function rest(limit: unknown, times: Big, productType: LoanProductType, uses: readonly LimitUse[]) {
  let left = new Big(String(limit ?? '0')).times(times);
  for (const use of uses)
    if (TIMES[use.productType as LoanProductType] === TIMES[productType])
      left = left.minus(takenBy(use));
  return left;
}

/** The multiple of a product; a student without a scholarship borrows less (docs/domain/lending.md 14.2). */
function timesOf(
  productType: LoanProductType,
  { scholarship, settings = USUAL_SETTINGS }: Limits,
): Big {
  const times = new Big(TIMES[productType]);
  if (!STUDENT_PRODUCTS.includes(productType) || !NO_SCHOLARSHIP.includes(scholarship))
    return times;
  return times.times(settings.noScholarshipPercent).div(100);
}

/**
 * What a customer may still borrow of a product: within the credit limit, and within the limit of the contract that
 * the loan rests on, whichever leaves less (docs/domain/lending.md 1.2). Never below 0.00.
 * @param others the customer's other loans
 */
export function availableLimit(
  productType: LoanProductType,
  limits: Limits,
  others: readonly LimitUse[],
): string {
  const { creditLimit, contract } = limits;
  const times = timesOf(productType, limits);
  let left = rest(creditLimit, times, productType, others);
  if (contract) {
    const under = others.filter(({ contractId }) => contractId === contract.id);
    const ofContract = rest(contract.limit, times, productType, under);
    if (ofContract.lt(left)) left = ofContract;
  }
  return left.lt(0) ? '0.00' : left.toFixed(LENDING.decimals, Big.roundDown);
}

/**
 * The least limit that covers what loans and requests under a contract use, each within the multiple of its product
 * (docs/domain/contracts.md 6.3).
 */
export function leastLimit(under: readonly LimitUse[]): string {
  const used = new Map<number, Big>();
  for (const use of under) {
    const times = TIMES[use.productType as LoanProductType];
    used.set(times, (used.get(times) ?? new Big(0)).plus(takenBy(use)));
  }
  return [...used]
    .map(([times, sum]) => sum.div(times))
    .reduce((most, one) => (one.gt(most) ? one : most), new Big(0))
    .toFixed(LENDING.decimals, Big.roundUp);
}
