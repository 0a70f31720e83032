import { daysBetween } from '../dates';
import type { InstallmentState } from '../enums/loans';
import { excess, total, ZERO } from './amounts';
import type { ScheduleRow } from './planRows';

/**
 * One row of a loan's schedule with what has become of it (docs/domain/lending.md 5.6). Amounts are decimal strings
 * with two decimals, dates `YYYY-MM-DD`. A part-paid row stays UNPAID; a row replaced by an extension is EXTENDED, by a
 * renewal or a rebuilt schedule CANCELLED, and keeps what was paid on it (docs/domain/lending.md 5.6).
 */
export interface Installment {
  /** Counts through the whole loan, so that a replaced row keeps its own number. */
  no: number;
  from: string;
  dueDate: string;
  /** Days of interest from `from` to the due date, or to the day of an earlier payment. */
  days: number;
  principal: string;
  /** Base interest of the period, to the due date. */
  interest: string;
  fee: string;
  /** The day to which interest has been charged. */
  accruedTo: string;
  /** Base interest of the period charged so far. */
  chargedInterest: string;
  /** Base interest charged after the due date on the overdue principal. */
  overdueInterest: string;
  /** Additional interest charged on the overdue interest. */
  additionalInterest: string;
  paidPrincipal: string;
  /** Above the charged interest while interest paid in advance is not earned yet. */
  paidInterest: string;
  paidOverdueInterest: string;
  paidAdditionalInterest: string;
  paidFee: string;
  /** The day on which the row was paid in full. */
  paidDate: string | null;
  state: InstallmentState;
  /** The day on which it took the place of others; nothing for a row of the issue. */
  since?: string;
  /** The day on which others took its place. */
  replacedOn?: string;
  /** Interest that it took over from the rows before it: charged there, owed here. */
  carried?: CarriedInterest;
}

/** Interest of rows that were replaced, as a later row holds it. */
export interface CarriedInterest {
  interest: string;
  additionalInterest: string;
  /** The row holds nothing else: no interest runs on it. */
  isAll: boolean;
}

/** What is still open on a row, by part; interest as charged so far. */
export interface OpenParts {
  principal: string;
  interest: string;
  overdueInterest: string;
  additionalInterest: string;
  fee: string;
}

/** A row of a schedule as a loan begins it. */
export function openRow(row: ScheduleRow, no = row.no): Installment {
  return {
    no,
    from: row.from,
    dueDate: row.dueDate,
    days: row.days,
    principal: row.principal,
    interest: row.interest,
    fee: ZERO,
    accruedTo: row.from,
    chargedInterest: ZERO,
    overdueInterest: ZERO,
    additionalInterest: ZERO,
    paidPrincipal: ZERO,
    paidInterest: ZERO,
    paidOverdueInterest: ZERO,
    paidAdditionalInterest: ZERO,
    paidFee: ZERO,
    paidDate: null,
    state: 'UNPAID',
  };
}

/** True for a row that is still to be paid. */
export function isLive(row: Installment): boolean {
  return row.state === 'UNPAID';
}

/** True for a row that is part of the plan: live or paid, not replaced. */
export function isStanding(row: Installment): boolean {
  return row.state === 'UNPAID' || row.state === 'PAID';
}

/** Principal of a live row that is not paid yet; a row that is not live has none. */
export function unpaidPrincipal(row: Installment): string {
  return isLive(row) ? excess(row.principal, row.paidPrincipal) : ZERO;
}

/** What is open on a live row of what has been charged. */
export function openParts(row: Installment): OpenParts {
  return {
    principal: unpaidPrincipal(row),
    interest: excess(row.chargedInterest, row.paidInterest),
    overdueInterest: excess(row.overdueInterest, row.paidOverdueInterest),
    additionalInterest: excess(row.additionalInterest, row.paidAdditionalInterest),
    fee: excess(row.fee, row.paidFee),
  };
}

/** Everything open on a live row of what has been charged. */
export function openTotal(row: Installment): string {
  return total(Object.values(openParts(row)));
}

/** Whole days that a row was or is late: to its payment, or to today while it is live; never negative. */
export function lateDays(row: Installment, today: string): number {
  if (row.state === 'EXTENDED' || row.state === 'CANCELLED') return 0;
  return Math.max(0, daysBetween(row.dueDate, row.paidDate ?? today) ?? 0);
}
