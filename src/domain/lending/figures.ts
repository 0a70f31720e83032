import { daysBetween } from '../dates';
import { bringToDate, interestToCome } from './accrual';
import { total } from './amounts';
import { claimsOf, type SplitPart } from './claims';
import { classOf, type LoanClass } from './classOf';
import { isLive, openTotal } from './Installment';
import { balanceOf, liveRows, type LoanBook } from './LoanBook';

/** The next row to come, or the one due today. */
export interface NextDue {
  no: number;
  date: string;
  /** 0 = today. */
  inDays: number;
  /** What the row takes on its day when nothing is paid before. */
  amount: string;
}

/** What a loan says of itself on a day: header, key facts and the two sides of a preview. */
export interface LoanFigures extends LoanClass {
  balance: string;
  /** What brings the loan in order today: charges, overdue rows, and a row due today. */
  dueNow: string;
  overduePrincipal: string;
  /** Base interest of overdue rows and on their principal. */
  overdueInterest: string;
  additionalInterest: string;
  /** Interest that the live rows will still charge if all goes to plan. */
  interestToCome: string;
  nextDue: NextDue | null;
  /** The last live due date. */
  lastDue: string | null;
  liveRows: number;
}

/** The figures of a loan on a day (docs/domain/lending.md 16.1). */
export function figuresOf(book: LoanBook, today: string): LoanFigures {
  const posted = bringToDate(book, today);
  const claims = claimsOf(posted, today, 'DUE');
  const sumOf = (...parts: SplitPart[]) =>
    total(claims.filter(({ part }) => parts.includes(part)).map(({ amount }) => amount));
  const live = liveRows(posted);
  const dueNos = new Set(live.filter((row) => row.dueDate <= today).map((row) => row.no));
  const due = claims.filter(({ no }) => no === null || dueNos.has(no));
  return {
    ...classOf(book, today),
    balance: balanceOf(book),
    dueNow: total(due.map(({ amount }) => amount)),
    overduePrincipal: sumOf('overduePrincipal'),
    overdueInterest: sumOf('overdueInterest'),
    additionalInterest: sumOf('additionalInterest'),
    interestToCome: total(live.map(interestToCome)),
    nextDue: nextDueOf(posted, today),
    lastDue: live.at(-1)?.dueDate ?? null,
    liveRows: live.length,
  };
}

/** The first live row that is due today or later; null when none is left. */
export function nextDueOf(book: LoanBook, today: string): NextDue | null {
  const row = book.rows.find((candidate) => isLive(candidate) && candidate.dueDate >= today);
  if (!row) return null;
  const amount = openTotal({ ...row, chargedInterest: row.interest });
  return { no: row.no, date: row.dueDate, inDays: daysBetween(today, row.dueDate) ?? 0, amount };
}
