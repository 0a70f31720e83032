import { addDays } from '../dates';
import { withNewPeriods, bringToDate } from './accrual';
import { isPositive } from './amounts';
import { type Installment, isLive, unpaidPrincipal } from './Installment';
import type { LoanBook } from './LoanBook';
import { changeOf, type LendingChange } from './waterfall';
import { type DaysOff, isHoliday, shiftOff } from './workingDays';

/** A holiday that was added to the calendar (docs/domain/lending.md 5.2). */
export interface DayOff {
  /** Day on which it was added, `YYYY-MM-DD`. */
  date: string;
  /** The new holiday: one day, or a day of every year. */
  added: string;
  /** All holidays, the new one among them. */
  daysOff: DaysOff;
}

/** Due dates that a new holiday moves, each with where it goes. */
export interface MovedDate {
  from: string;
  to: string;
}

/** Due dates of a loan that fall on a new holiday, still to come, whether or not they move off it. */
export function datesOn(book: LoanBook, { date, added }: DayOff): string[] {
  const day = new Set([added]);
  return book.rows
    .filter((row) => isLive(row) && isPositive(unpaidPrincipal(row)))
    .map(({ dueDate }) => dueDate)
    .filter((dueDate) => dueDate > date && isHoliday(dueDate, day));
}

/**
 * Due dates of a loan that move off a new holiday. A loan without the shift, or with typed dates, has none;
 * neither has one whose interest stands still.
 */
export function datesMovedBy(book: LoanBook, added: DayOff): MovedDate[] {
  if (!book.holidayShift || book.chart === '06' || book.state !== 'LOAN_ONGOING') return [];
  const shift = shiftOff(added.daysOff);
  return datesOn(book, added).map((dueDate) => ({ from: dueDate, to: shift(dueDate) }));
}

/**
 * Moves due dates off a new holiday (docs/domain/lending.md 5.2): the principal of each row stays, its interest and that
 * of the row after it follow the days that they have now. The balance does not change.
 */
export function moveOffDay(book: LoanBook, added: DayOff): LendingChange & { moved: MovedDate[] } {
  const moved = datesMovedBy(book, added);
  const posted = bringToDate(book, added.date);
  const targets = new Map(moved.map(({ from, to }) => [from, to]));
  const places = new Set<number>();
  const rows: Installment[] = [];
  let before: MovedDate | undefined;
  for (const [index, row] of posted.rows.entries()) {
    if (!isLive(row)) {
      rows.push(row);
      continue;
    }
    const wanted = targets.get(row.dueDate) ?? row.dueDate;
    const dueDate = before && wanted <= before.to ? addDays(before.to, 1) : wanted;
    const begins = before && before.to !== before.from && row.from === before.from;
    // Nothing was charged yet on a row whose period has not begun.
    const own = begins && before ? { ...row, from: before.to, accruedTo: before.to } : row;
    if (begins || dueDate !== row.dueDate) places.add(index);
    rows.push({ ...own, dueDate });
    before = { from: row.dueDate, to: dueDate };
  }
  const after = {
    ...posted,
    rows: withNewPeriods(rows, book.annualPercent, (index) => places.has(index)),
  };
  return { ...changeOf(book, after, added.date), moved };
}
