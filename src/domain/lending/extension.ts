import { addDays } from '../dates';
import { bringToDate } from './accrual';
import { excess, isPositive, minus, plus, total, ZERO } from './amounts';
import { claimsOf } from './claims';
import {
  extensionBlocks,
  type ExtensionRequest,
  newDueDate,
  rowsToExtend,
} from './extensionBlocks';
import { type Installment, isLive, openParts, openTotal, unpaidPrincipal } from './Installment';
import { balanceOf, type LoanBook } from './LoanBook';
import { planRows } from './planRows';
import { refuseBlocked } from './Refusal';
import { type Arrears, arrearsRow, openRows, replaceRows } from './replaceRows';
import { settle, takeInOrder, withPaid } from './settle';
import { receiptResult, type ReceiptResult, type ReceiptSplit, splitOf } from './waterfall';

/** An extension: its receipt, its costs and the new due dates. */
export interface ExtensionResult extends ReceiptResult {
  /** What the customer owes for it today, by part: charges, the extension fee, interest to date. */
  costs: ReceiptSplit;
  totalCost: string;
  /** New due dates of the rows with principal. */
  newDueDates: string[];
  /** Interest that the customer pays more than without the extension. */
  extraInterest: string;
}

/**
 * Extends a loan (T10, docs/domain/lending.md 9.1, 9.2): interest to date and the fee are paid, every unpaid row
 * becomes EXTENDED, new rows with the same principal are due at the old due date + duration and bear interest from the
 * day of the extension. The principal does not change. Overdue interest that is not paid stays due on its old date, so
 * the days past due do not end.
 * @throws Refusal with the blocks of `extensionBlocks`
 */
export function extend(book: LoanBook, request: ExtensionRequest): ExtensionResult {
  refuseBlocked(extensionBlocks(book, request));
  const { date, fee } = request;
  const charge = { kind: 'FEE', amount: plus(fee), paid: ZERO } as const;
  const charges = isPositive(fee) ? [...book.charges, charge] : book.charges;
  const posted = bringToDate({ ...book, charges }, date);
  const claims = claimsOf(posted, date, 'INTEREST');
  const costs = splitOf(claims);
  const totalCost = total(claims.map(({ amount }) => amount));
  const amount = request.paid ?? totalCost;
  const { taken, rest } = takeInOrder(claims, amount);
  const settled = settle(withPaid(posted, taken), date);
  const { rows, newDueDates } = extendedRows(settled.book, request);
  const replaced = replaceRows(settled.book, { state: 'EXTENDED', date }, rows);
  const after = {
    ...replaced.book,
    extensions: book.extensions + 1,
    hasPendingExtension: false,
  };
  const released = plus(settled.released, replaced.released);
  const result = receiptResult(book, after, { amount, date, taken, rest, released });
  const { additionalInterest, overdueInterest, currentInterest } = result.split;
  const paidInterest = plus(additionalInterest, overdueInterest, currentInterest);
  const extraInterest = minus(
    plus(interestAhead(after.rows), paidInterest),
    interestAhead(posted.rows),
  );
  return { ...result, costs, totalCost, newDueDates, extraInterest };
}

/** The new rows: what is still overdue on its old date, then the moved rows. */
function extendedRows(
  book: LoanBook,
  request: ExtensionRequest,
): { rows: Installment[]; newDueDates: string[] } {
  const moved = rowsToExtend(book);
  const newDueDates = increasing(moved.map((row) => newDueDate(book, row, request)));
  const plan = planRows({
    principal: balanceOf(book),
    annualPercent: book.annualPercent,
    startDate: request.date,
    dueDates: newDueDates,
    share: moved.map(unpaidPrincipal),
  });
  const live = book.rows.filter(isLive);
  const isLate = (row: Installment) => row.dueDate < request.date;
  const late = carriedOf(live.filter(isLate));
  const running = carriedOf(live.filter((row) => !isLate(row)));
  const [first, ...others] = openRows(plan);
  const arrears = late ? [arrearsRow(late)] : [];
  return { rows: [...arrears, withCarried(first, running), ...others], newDueDates };
}

/** Interest and fees charged but not paid on rows that go, due on the oldest of their dates; null when nothing is. */
function carriedOf(rows: readonly Installment[]): Arrears | null {
  const open = rows.map((row) => ({ row, parts: openParts(row) }));
  const owing = open.filter(({ row, parts }) =>
    isPositive(excess(openTotal(row), parts.principal)),
  );
  if (owing.length === 0) return null;
  return {
    from: owing[0].row.dueDate,
    dueDate: owing[0].row.dueDate,
    interest: total(owing.map(({ parts }) => plus(parts.interest, parts.overdueInterest))),
    additionalInterest: total(owing.map(({ parts }) => parts.additionalInterest)),
    fee: total(owing.map(({ parts }) => parts.fee)),
  };
}

function withCarried(row: Installment, carried: Arrears | null): Installment {
  if (!carried) return row;
  return {
    ...row,
    interest: plus(row.interest, carried.interest),
    chargedInterest: carried.interest,
    additionalInterest: carried.additionalInterest,
    fee: carried.fee,
    carried: {
      interest: carried.interest,
      additionalInterest: carried.additionalInterest,
      isAll: false,
    },
  };
}

/** Interest of every kind that live rows still take if all goes to plan. */
function interestAhead(rows: readonly Installment[]): string {
  return total(
    rows.filter(isLive).map((row) => {
      const parts = openParts(row);
      const toDue = minus(row.interest, row.paidInterest);
      return plus(toDue, parts.overdueInterest, parts.additionalInterest);
    }),
  );
}

/** Dates that a shift or a short month put on one day are set a day apart. */
function increasing(dates: readonly string[]): string[] {
  const result: string[] = [];
  for (const date of dates) {
    const before = result.at(-1);
    result.push(before !== undefined && date <= before ? addDays(before, 1) : date);
  }
  return result;
}
