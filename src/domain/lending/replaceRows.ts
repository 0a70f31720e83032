import { excess, isPositive, plus, smaller, total, ZERO } from './amounts';
import { type Installment, isLive, openRow } from './Installment';
import { type LoanBook, nextNo } from './LoanBook';
import type { ScheduleRow } from './planRows';

/** A sum that is due beside the plan: no principal, so nothing accrues on it. */
export interface Arrears {
  from: string;
  dueDate: string;
  interest: string;
  additionalInterest: string;
  fee: string;
}

/** A row of carried interest and fees. It bears no interest: there is none on interest (docs/domain/lending.md 6.1). */
export function arrearsRow({
  from,
  dueDate,
  interest,
  additionalInterest,
  fee,
}: Arrears): Installment {
  const row = openRow({
    no: 0,
    from,
    dueDate,
    days: 0,
    principal: ZERO,
    interest,
    total: interest,
    balance: ZERO,
  });
  const carried = { interest, additionalInterest, isAll: true };
  return {
    ...row,
    accruedTo: dueDate,
    chargedInterest: interest,
    additionalInterest,
    fee,
    carried,
  };
}

/** Rows of a plan as a loan begins them; a row on which nothing would be due is left out. */
export function openRows(rows: readonly ScheduleRow[]): Installment[] {
  return rows.filter((row) => isPositive(row.total)).map((row) => openRow(row));
}

/**
 * Puts new rows in the place of all live ones, which keep what was paid on them (docs/domain/lending.md 5.6). Interest
 * paid in advance that the replaced rows had not earned counts on the new rows, the earliest first.
 * @param by how the live rows end, and the day of it
 * @returns the book, and the unearned interest that found no row
 */
export function replaceRows(
  book: LoanBook,
  { state, date }: { state: 'EXTENDED' | 'CANCELLED'; date: string },
  fresh: readonly Installment[],
): { book: LoanBook; released: string } {
  let credit = total(
    book.rows.filter(isLive).map((row) => excess(row.paidInterest, row.chargedInterest)),
  );
  const replaced = book.rows.map((row) =>
    isLive(row)
      ? {
          ...row,
          paidInterest: smaller(row.paidInterest, row.chargedInterest),
          state,
          replacedOn: date,
        }
      : row,
  );
  const first = nextNo(book);
  const added = fresh.map((row, index) => {
    const part = smaller(credit, excess(row.interest, row.paidInterest));
    credit = excess(credit, part);
    return { ...row, no: first + index, since: date, paidInterest: plus(row.paidInterest, part) };
  });
  return { book: { ...book, rows: [...replaced, ...added] }, released: credit };
}
