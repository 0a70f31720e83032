import Big from 'big.js';
import type { LoanCustomerType } from '../enums/loans';
import { LENDING } from '../settings';
import { smaller, total, ZERO } from './amounts';
import { type LendingSettings, USUAL_SETTINGS } from './lendingSettings';

/**
 * The liability of a person for a loan: not yet bound, bound, asked to pay, or released (docs/domain/lending.md 14.1).
 */
export type LiabilityState = 'WAITING' | 'BOUND' | 'CALLED' | 'RELEASED';

/** Who is bound by a loan, and up to what amount. */
export interface Liable {
  role: LoanCustomerType;
  /** Upper limit of the liability, a decimal string; null for a person who owes nothing. */
  amount: string | null;
}

/** What the liability of a person is calculated from. */
export interface LiabilityBasis {
  /** The loan was paid out. */
  isIssued: boolean;
  isClosed: boolean;
  /** The guarantor has agreed. */
  isAgreed: boolean;
  daysPastDue: number;
  /** Everything that is open on the loan today. */
  claim: string;
}

const ANSWERING: readonly LoanCustomerType[] = ['GUARANTOR', 'STUDENT_GUARANTOR'];

/** Whether a person answers for somebody else's loan: a representative acts for the borrower and owes nothing. */
export const isAnswering = (role: LoanCustomerType): boolean => ANSWERING.includes(role);

/** The state of a person's liability; a guarantor is asked to pay from the threshold of days past due on. */
export function liabilityState(
  role: LoanCustomerType,
  basis: LiabilityBasis,
  { guarantorFromDpd }: Pick<LendingSettings, 'guarantorFromDpd'> = USUAL_SETTINGS,
): LiabilityState {
  const { isIssued, isClosed, isAgreed, daysPastDue } = basis;
  if (isClosed) return 'RELEASED';
  if (!isIssued || !isAgreed) return 'WAITING';
  return isAnswering(role) && daysPastDue >= guarantorFromDpd ? 'CALLED' : 'BOUND';
}

/** What is still owed of a liability: the open claim, never more than the person is liable for. */
export const liabilityOwed = (amount: string | null, { claim, isClosed }: LiabilityBasis): string =>
  amount === null || isClosed ? ZERO : smaller(amount, claim);

/** The liabilities of all guarantors against what they must cover; null where nobody answers for the loan. */
export function guaranteeCover(
  people: readonly Liable[],
  lentAmount: string,
  { guaranteeCoverPercent }: Pick<LendingSettings, 'guaranteeCoverPercent'> = USUAL_SETTINGS,
): { covered: string; needed: string; isEnough: boolean } | null {
  const guarantors = people.filter(({ role }) => isAnswering(role));
  if (guarantors.length === 0) return null;
  const covered = total(guarantors.map(({ amount }) => amount ?? ZERO));
  const needed = new Big(lentAmount)
    .times(guaranteeCoverPercent)
    .div(100)
    .toFixed(LENDING.decimals);
  return { covered, needed, isEnough: new Big(covered).gte(needed) };
}

/** A liability as a share of the lent amount, whole percents rounded down; null where there is none. */
export function liabilityPercent(amount: string | null, lentAmount: string): number | null {
  if (amount === null || new Big(lentAmount).lte(0)) return null;
  return new Big(amount).times(100).div(lentAmount).round(0, Big.roundDown).toNumber();
}
