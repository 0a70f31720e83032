import { bringToDate, calculateInterest } from './accrual';
import { daysPastDue } from './daysPastDue';
import { isLive } from './Installment';
import type { LoanBook } from './LoanBook';
import { type Block, refuseBlocked } from './Refusal';
import { changeOf, type LendingChange } from './waterfall';

/**
 * Moves a loan to the risk department (T12, docs/domain/lending.md 11.1): interest is charged to this day and not
 * after it. What days past due it takes is a condition of the action, not of the book.
 * @throws Refusal STATE_FORBIDS unless the loan is ongoing
 */
export function moveToRisk(book: LoanBook, date: string): LendingChange {
  refuseBlocked(stateBlocks(book, ['LOAN_ONGOING']));
  const posted = bringToDate(book, date);
  return changeOf(book, { ...posted, state: 'LOAN_RISK', accrualStop: date }, date);
}

/**
 * What forbids to return a loan from the risk department: its state, or a row past due (T14,
 * docs/domain/lending.md 11.1).
 */
export function returnBlocks(book: LoanBook, date: string): Block[] {
  const days = daysPastDue(book.rows, date);
  const blocks = stateBlocks(book, ['LOAN_RISK']);
  return days > 0 ? [...blocks, { code: 'OVERDUE', values: { days } }] : blocks;
}

/**
 * Returns a loan whose arrears are paid (T14, docs/domain/lending.md 11.1). Interest runs again from this day: for the
 * days in between none is charged, and the interest of the running row is recalculated.
 * @throws Refusal with the blocks of `returnBlocks`
 */
export function returnToOngoing(book: LoanBook, date: string): LendingChange {
  refuseBlocked(returnBlocks(book, date));
  const posted = bringToDate(book, date);
  const resumed = posted.rows.map((row) =>
    isLive(row) && row.accruedTo < date ? { ...row, accruedTo: date } : row,
  );
  const rows = calculateInterest(resumed, book.annualPercent, date);
  return changeOf(book, { ...posted, rows, state: 'LOAN_ONGOING', accrualStop: null }, date);
}

/** The one block of a loan that is in none of the states. */
export function stateBlocks(book: LoanBook, states: readonly LoanBook['state'][]): Block[] {
  return states.includes(book.state)
    ? []
    : [{ code: 'STATE_FORBIDS', values: { state: book.state } }];
}
