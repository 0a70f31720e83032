import { bringToDate } from '../../../../domain/lending/accrual';
import { isPositive, plus, total } from '../../../../domain/lending/amounts';
import { type Installment, isStanding, lateDays } from '../../../../domain/lending/Installment';
import type { LoanBook } from '../../../../domain/lending/LoanBook';

/** What a row of a schedule is shown as: its state, divided further by payment and lateness (docs/domain/lending.md 5.6). */
export type RowStatus =
  | 'PAID'
  | 'PAID_LATE'
  | 'OVERDUE'
  | 'DUE_TODAY'
  | 'PARTLY_PAID'
  | 'UNPAID'
  | 'EXTENDED'
  | 'CANCELLED';

/** One row as the schedule shows it. Amounts are raw decimal strings. */
export interface ScheduleLine {
  /** The row's own number, through the whole loan. */
  no: number;
  /** Which row of its plan it is: rows that took the place of others count on from those that stayed. */
  place: number;
  dueDate: string;
  days: number;
  principal: string;
  /** Base interest of the period with that on overdue principal. */
  interest: string;
  /** The part of it that was charged after the due date. */
  overdueInterest: string;
  additionalInterest: string;
  fee: string;
  total: string;
  paid: string;
  paidDate: string | null;
  lateDays: number;
  standing: RowStatus;
}

/** Columns that are summed. */
export const SUMMED = [
  'principal',
  'interest',
  'additionalInterest',
  'fee',
  'total',
  'paid',
] as const;
export type ScheduleSums = Record<(typeof SUMMED)[number], string> & { days: number };

/** A schedule as it is shown. */
export interface ScheduleView {
  /** Live and paid rows. */
  standing: ScheduleLine[];
  /** Rows replaced by an extension, a renewal or a rebuilt plan. */
  replaced: ScheduleLine[];
  /** Σ over the live and paid rows, from raw values. */
  sums: ScheduleSums;
  /** What was paid on replaced rows before they were. */
  paidOnReplaced: string;
}

/** The rows of a book charged to a day, with their sums. */
export function scheduleOf(book: LoanBook, today: string): ScheduleView {
  const { rows } = bringToDate(book, today);
  const standing = rows
    .filter(isStanding)
    .map((row, index) => ({ ...lineOf(row, today), place: index + 1 }));
  const replaced = rows
    .filter((row) => !isStanding(row))
    .map((row) => ({ ...lineOf(row, today), place: placeBefore(rows, row) }));
  const sum = (column: (typeof SUMMED)[number]) => total(standing.map((line) => line[column]));
  const sums = Object.fromEntries(SUMMED.map((column) => [column, sum(column)]));
  return {
    standing,
    replaced,
    sums: {
      ...(sums as Record<(typeof SUMMED)[number], string>),
      days: standing.reduce((days, line) => days + line.days, 0),
    },
    paidOnReplaced: total(replaced.map(({ paid }) => paid)),
  };
}

/** Which row a replaced one was in the plan that it belonged to. */
function placeBefore(rows: readonly Installment[], row: Installment): number {
  const { no, since = '', replacedOn } = row;
  const stoodBeside = (other: Installment) =>
    other.replacedOn === undefined ||
    other.replacedOn > since ||
    // A plan that was replaced on the day on which it came.
    (other.replacedOn === replacedOn && other.since === row.since);
  return 1 + rows.filter((other) => other.no < no && stoodBeside(other)).length;
}

function lineOf(row: Installment, today: string): Omit<ScheduleLine, 'place'> {
  const interest = plus(row.interest, row.overdueInterest);
  const parts = [row.principal, interest, row.additionalInterest, row.fee];
  return {
    no: row.no,
    dueDate: row.dueDate,
    days: row.days,
    principal: row.principal,
    interest,
    overdueInterest: row.overdueInterest,
    additionalInterest: row.additionalInterest,
    fee: row.fee,
    total: total(parts),
    paid: paidOn(row),
    paidDate: row.paidDate,
    lateDays: lateDays(row, today),
    standing: statusOf(row, today),
  };
}

const paidOn = (row: Installment): string =>
  total([
    row.paidPrincipal,
    row.paidInterest,
    row.paidOverdueInterest,
    row.paidAdditionalInterest,
    row.paidFee,
  ]);

/** Lateness comes before part payment: what is overdue is overdue whatever was paid on it. */
function statusOf(row: Installment, today: string): RowStatus {
  if (row.state === 'PAID') return lateDays(row, today) > 0 ? 'PAID_LATE' : 'PAID';
  if (row.state !== 'UNPAID') return row.state;
  if (row.dueDate < today) return 'OVERDUE';
  if (row.dueDate === today) return 'DUE_TODAY';
  return isPositive(paidOn(row)) ? 'PARTLY_PAID' : 'UNPAID';
}
