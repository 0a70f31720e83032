import Big from 'big.js';
import type { Claim } from '../reconcile/claimCheck';
import { bringToDate } from './accrual';
import {
  excess,
  isPositive,
  isWholeAmount,
  minus,
  plus,
  rounded,
  smaller,
  total,
  ZERO,
} from './amounts';
import { isLive, openParts } from './Installment';
import { balanceOf, type Charge, type LoanBook, openCharges, settingsOf } from './LoanBook';
import { stateBlocks } from './parking';
import { type Block, refuseBlocked } from './Refusal';
import { changeOf, type LendingChange } from './waterfall';

/** What a claim costs at the court. Amounts are decimal strings, zero too. */
export interface CourtMove {
  /** Day at which the claim is frozen, `YYYY-MM-DD`. */
  date: string;
  fee: string;
  cost: string;
}

/** A loan that goes to court, with the claim that is valid from now on. */
export interface CourtChange extends LendingChange {
  claim: Record<keyof Claim, string> & { total: string };
}

/** What forbids to go to court: the state, or amounts that are none or too much (T13, docs/domain/lending.md 11.2). */
export function courtBlocks(book: LoanBook, { date, fee, cost }: CourtMove): Block[] {
  const blocks = stateBlocks(book, ['LOAN_RISK']);
  const isGood = [fee, cost].every((amount) => isWholeAmount(amount, 'zero too'));
  if (!isGood) return [...blocks, { code: 'AMOUNT_INVALID' }];
  const max = courtCostMax(book, date);
  const isOver = [fee, cost].some((amount) => isPositive(excess(amount, max)));
  return isOver ? [...blocks, { code: 'FEE_OVER', values: { max } }] : blocks;
}

/**
 * The most that the state fee may be, and the cost as well: a share of what is claimed, but never less than a court asks
 * for the smallest case (docs/domain/lending.md 11.2).
 */
export function courtCostMax(book: LoanBook, date: string): string {
  const claim = new Big(claimOf(bringToDate(book, date), ZERO, ZERO).total);
  const { courtCostMaxPercent, courtCostFloor } = settingsOf(book);
  const share = claim.times(courtCostMaxPercent).div(100);
  return rounded(share.gt(courtCostFloor) ? share : new Big(courtCostFloor));
}

/**
 * Moves a loan to court (T13, docs/domain/lending.md 11.2): state fee and cost are charged beside the schedule, and the
 * claim is frozen: principal + interest + additional interest + state fee + cost. Accrual has stopped in the risk
 * department.
 * @throws Refusal with the blocks of `courtBlocks`
 */
export function moveToCourt(book: LoanBook, move: CourtMove): CourtChange {
  refuseBlocked(courtBlocks(book, move));
  const { date, fee, cost } = move;
  const posted = bringToDate(book, date);
  const added = [fee, cost].filter(isPositive).map(courtCharge);
  const accrualStop = book.accrualStop ?? date;
  const charges = [...posted.charges, ...added];
  const after: LoanBook = { ...posted, state: 'LOAN_COURT', charges, accrualStop };
  return { ...changeOf(book, after, date), claim: claimOf(posted, fee, cost) };
}

/**
 * Takes a claim back (T15, docs/domain/lending.md 11.4): the loan is in the risk department again. What the court
 * costs and nobody paid is no longer asked for: the side that withdraws pays it.
 * @throws Refusal STATE_FORBIDS unless the loan is in court
 */
export function withdrawClaim(book: LoanBook, date: string): LendingChange {
  refuseBlocked(stateBlocks(book, ['LOAN_COURT']));
  const posted = bringToDate(book, date);
  const charges = posted.charges.map((charge) =>
    charge.kind === 'COURT' ? { ...charge, amount: charge.paid } : charge,
  );
  return changeOf(book, { ...posted, state: 'LOAN_RISK', charges }, date);
}

/**
 * What is still owed of a claim that nobody has filed yet: what came since the loan went to court makes it smaller, the state
 * fee before the cost (docs/domain/lending.md 11.2).
 * @param date business day, `YYYY-MM-DD`
 * @param cost of the court as it was charged, decimal string
 */
export function unfiledClaim(book: LoanBook, date: string, cost: string): CourtChange['claim'] {
  const open = openCharges(book, 'COURT');
  const openCost = smaller(cost, open);
  return claimOf(bringToDate(book, date), minus(open, openCost), openCost);
}

const courtCharge = (amount: string): Charge => ({
  kind: 'COURT',
  amount: plus(amount),
  paid: ZERO,
});

/** The claim of a book that is brought to its day. */
function claimOf(book: LoanBook, fee: string, cost: string): CourtChange['claim'] {
  const open = book.rows.filter(isLive).map(openParts);
  const parts = {
    principal: balanceOf(book),
    interest: total(open.map((row) => plus(row.interest, row.overdueInterest))),
    additionalInterest: total(open.map((row) => row.additionalInterest)),
    courtFee: plus(fee),
    courtCost: plus(cost),
  };
  return { ...parts, total: total(Object.values(parts)) };
}
