import { daysBetween } from '../dates';
import { calculateInterest } from './accrual';
import { excess, isPositive, plus, smaller, total } from './amounts';
import type { Claim } from './claims';
import { type Installment, isLive, openTotal } from './Installment';
import { isSettled, type LoanBook } from './LoanBook';

/** A claim and the money that it got. */
export interface Taken {
  claim: Claim;
  amount: string;
}

/** Gives money to claims in their order. */
export function takeInOrder(
  claims: readonly Claim[],
  amount: string,
): { taken: Taken[]; rest: string } {
  let rest = plus(amount);
  const taken: Taken[] = [];
  for (const claim of claims) {
    if (!isPositive(rest)) break;
    const part = smaller(claim.amount, rest);
    taken.push({ claim, amount: part });
    rest = excess(rest, part);
  }
  return { taken, rest };
}

/** The book with taken money written on its rows and charges; states are not touched yet. */
export function withPaid(book: LoanBook, taken: readonly Taken[]): LoanBook {
  const rows = [...book.rows];
  const charges = [...book.charges];
  for (const { claim, amount } of taken) {
    const { target } = claim;
    if ('charge' in target) {
      const charge = charges[target.charge];
      charges[target.charge] = { ...charge, paid: plus(charge.paid, amount) };
    } else {
      const row = rows[target.row];
      rows[target.row] = { ...row, [target.field]: plus(row[target.field], amount) };
    }
  }
  return { ...book, rows, charges };
}

/**
 * Closes the rows that are paid in full and recalculates the interest of the others; closes the loan when nothing is left
 * (T8, docs/domain/lending.md 8.1). Interest paid in advance that an early payment left unearned is given back.
 * @param book brought to the date, with the money written on it
 * @returns the book, and the interest that goes back to the temporary account
 */
export function settle(book: LoanBook, date: string): { book: LoanBook; released: string } {
  const isAllPaid = !book.rows.some((row) => isLive(row) && isPositive(openTotal(row)));
  const released: string[] = [];
  const closed = book.rows.map((row) => {
    if (!isLive(row) || !(isAllPaid || isComplete(row, date))) return row;
    released.push(excess(row.paidInterest, row.chargedInterest));
    return paidRow(row, date);
  });
  const rows = calculateInterest(closed, book.annualPercent, date);
  const next = { ...book, rows };
  const state = isSettled(next) ? 'CLOSED' : book.state;
  return { book: { ...next, state }, released: total(released) };
}

/** A row without principal is complete only when its period is over: until then its interest runs on. */
function isComplete(row: Installment, date: string): boolean {
  if (isPositive(openTotal(row))) return false;
  return isPositive(row.principal) || row.dueDate <= date || row.accruedTo >= row.dueDate;
}

function paidRow(row: Installment, date: string): Installment {
  const end = row.accruedTo < row.dueDate ? row.accruedTo : row.dueDate;
  return {
    ...row,
    days: Math.max(0, daysBetween(row.from, end) ?? 0),
    interest: row.chargedInterest,
    paidInterest: smaller(row.paidInterest, row.chargedInterest),
    paidDate: date,
    state: 'PAID',
  };
}
