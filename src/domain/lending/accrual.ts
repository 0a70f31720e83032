import { daysBetween } from '../dates';
import { excess, fromMongo, plus, toMongo, total } from './amounts';
import { type Installment, isLive, openParts, unpaidPrincipal } from './Installment';
import { interestFor } from './interest';
import type { LoanBook } from './LoanBook';
import { additionalInterestOn } from './penalty';

/** Interest charged and open on a day. */
export interface AccruedInterest {
  /** Base interest of rows whose due date has passed, with the interest on their overdue principal. */
  overdueInterest: string;
  /** Base interest of the row that is running, to the day. */
  currentInterest: string;
  additionalInterest: string;
  total: string;
}

/**
 * The book with interest charged to a day (docs/domain/lending.md 6.1, 8.1): the running row's interest to that day on
 * the whole principal that is not overdue; on a row past its due date interest on its overdue principal and additional
 * interest within the legal cap. Interest is never charged on interest. Stops where accrual was stopped.
 */
export function bringToDate(book: LoanBook, date: string): LoanBook {
  const end = book.accrualStop !== null && book.accrualStop < date ? book.accrualStop : date;
  const bases = basesOf(book.rows);
  const rows = book.rows.map((row, index) =>
    isLive(row) && row.accruedTo < end ? charged(row, bases[index], end, book) : row,
  );
  return { ...book, rows };
}

/** Interest open on a day, by kind; what was paid is taken off. */
export function interestToDate(book: LoanBook, date: string): AccruedInterest {
  const live = bringToDate(book, date)
    .rows.filter(isLive)
    .map((row) => ({ isOverdue: row.dueDate < date, parts: openParts(row) }));
  const overdueInterest = total(
    live
      .filter(({ isOverdue }) => isOverdue)
      .map(({ parts }) => plus(parts.interest, parts.overdueInterest)),
  );
  const currentInterest = total(
    live.filter(({ isOverdue }) => !isOverdue).map(({ parts }) => parts.interest),
  );
  const additionalInterest = total(live.map(({ parts }) => parts.additionalInterest));
  const sum = plus(overdueInterest, currentInterest, additionalInterest);
  return { overdueInterest, currentInterest, additionalInterest, total: sum };
}

/**
 * Interest of the live rows recalculated after principal was paid: what has been charged, and the rest of the period on
 * the principal that is left. Where the row before was paid early, the period begins on the day of that payment.
 */
export function calculateInterest(
  rows: readonly Installment[],
  annualPercent: string,
  date: string,
): Installment[] {
  const bases = basesOf(rows);
  let isFree = true;
  return rows.map((row, index) => {
    if (!isLive(row)) {
      if (row.state === 'PAID') isFree = true;
      return row;
    }
    const isEarly = isFree && row.from > date;
    isFree = false;
    const begun = isEarly ? { ...row, from: date, accruedTo: date } : row;
    return withPeriod(begun, bases[index], annualPercent);
  });
}

/**
 * Interest of some rows recalculated for the periods that they have now: their bounds have moved.
 * @param isMoved by the place of the row
 */
export function withNewPeriods(
  rows: readonly Installment[],
  annualPercent: string,
  isMoved: (index: number) => boolean,
): Installment[] {
  const bases = basesOf(rows);
  return rows.map((row, index) =>
    isMoved(index) ? withPeriod(row, bases[index], annualPercent) : row,
  );
}

/** Interest to come on a live row after what has been charged. */
export function interestToCome(row: Installment): string {
  return excess(row.interest, row.chargedInterest);
}

function withPeriod(row: Installment, base: string, annualPercent: string): Installment {
  const rest = daysBetween(row.accruedTo, row.dueDate) ?? 0;
  if (rest <= 0) return { ...row, interest: row.chargedInterest };
  return {
    ...row,
    days: daysBetween(row.from, row.dueDate) ?? 0,
    interest: plus(row.chargedInterest, interestFor(base, annualPercent, rest)),
  };
}

function charged(row: Installment, base: string, end: string, book: LoanBook): Installment {
  const periodEnd = earlier(end, row.dueDate);
  const periodDays = daysBetween(row.accruedTo, periodEnd) ?? 0;
  const overdueFrom = row.accruedTo > row.dueDate ? row.accruedTo : row.dueDate;
  const overdueDays = daysBetween(overdueFrom, end) ?? 0;
  const late = interestFor(unpaidPrincipal(row), book.annualPercent, overdueDays);
  return {
    ...row,
    accruedTo: end,
    chargedInterest: plus(row.chargedInterest, interestFor(base, book.annualPercent, periodDays)),
    overdueInterest: plus(row.overdueInterest, late),
    additionalInterest: plus(
      row.additionalInterest,
      additionalInterestOn(late, book.additionalPercent),
    ),
  };
}

/** The principal on which each row's period bears interest: what is unpaid on it and on every later row. */
function basesOf(rows: readonly Installment[]): string[] {
  const bases: string[] = [];
  let sum = 0n;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    sum += toMongo(unpaidPrincipal(rows[index]));
    bases[index] = fromMongo(sum);
  }
  return bases;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
