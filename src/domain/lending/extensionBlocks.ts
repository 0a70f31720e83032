import type { TermUnit } from '../enums/loans';
import { bringToDate } from './accrual';
import { excess, isPositive, isWholeAmount } from './amounts';
import { daysPastDue } from './daysPastDue';
import { extendedDate } from './dueDates';
import { type Installment, isLive, unpaidPrincipal } from './Installment';
import { balanceOf, type LoanBook, settingsOf } from './LoanBook';
import type { Block } from './Refusal';
import { reschedulingFeeMax } from './reschedulingFees';
import { type DayShift, type DaysOff, shiftOff } from './workingDays';

/**
 * What an extension asks for (docs/domain/lending.md 9.1: extensionDuration, isExtendable; docs/domain/lending.md 9.1).
 */
export interface ExtensionRequest {
  /** Day of the extension, `YYYY-MM-DD`. */
  date: string;
  /** How far every due date moves, in units. */
  duration: number;
  unit: TermUnit;
  /** Extension fee, decimal string. */
  fee: string;
  /** What the customer pays with it; all costs to the day when left out. */
  paid?: string;
  /** True when the pending extension request itself is being approved. */
  isPendingOne?: boolean;
  /** The holidays of the day it was made on, kept with it; those of the settings where nothing is said. */
  daysOff?: DaysOff;
  shift?: DayShift;
}

/** What forbids an extension, all reasons at once (T10, docs/domain/lending.md 9.1, 9.2). */
export function extensionBlocks(book: LoanBook, request: ExtensionRequest): Block[] {
  const { date, duration, isPendingOne = false } = request;
  const blocks: Block[] = [];
  const days = daysPastDue(book.rows, date);
  const { extensionDpdMax, extensionsMax } = settingsOf(book);
  if (book.state !== 'LOAN_ONGOING') {
    blocks.push({ code: 'STATE_FORBIDS', values: { state: book.state } });
  }
  if (!book.isExtendable) blocks.push({ code: 'NOT_EXTENDABLE' });
  if (days > extensionDpdMax) {
    blocks.push({ code: 'DPD_OVER_LIMIT', values: { days, limit: extensionDpdMax } });
  }
  if (book.extensions >= extensionsMax) {
    blocks.push({ code: 'EXTENSIONS_REACHED', values: { limit: extensionsMax } });
  }
  if (book.hasPendingExtension && !isPendingOne) blocks.push({ code: 'EXTENSION_PENDING' });
  const amounts = [request.fee, request.paid ?? request.fee];
  if (!amounts.every((amount) => isWholeAmount(amount, 'zero too'))) {
    return [...blocks, { code: 'AMOUNT_INVALID' }];
  }
  const bounds = extensionBounds(book);
  if (isPositive(excess(request.fee, bounds.fee))) {
    blocks.push({ code: 'FEE_OVER', values: { max: bounds.fee } });
  }
  const most = request.unit === 'DAY' ? bounds.days : bounds.months;
  if (duration > most) {
    blocks.push({ code: 'DURATION_OVER', values: { months: bounds.months, days: bounds.days } });
  }
  const [first] = rowsToExtend(bringToDate(book, date));
  if (!first) return [...blocks, { code: 'NOTHING_TO_PAY' }];
  if (!Number.isInteger(duration) || duration < 1) {
    return [...blocks, { code: 'DURATION_INVALID' }];
  }
  const newDate = newDueDate(book, first, request);
  if (newDate <= date) blocks.push({ code: 'DATE_NOT_AFTER_TODAY', values: { date: newDate } });
  return blocks;
}

/** How far one extension moves the due dates at most, and the most that it costs (docs/domain/lending.md 9.1). */
export interface ExtensionBounds {
  months: number;
  days: number;
  fee: string;
}

/** The bounds of an extension. */
export const extensionBounds = (book: LoanBook): ExtensionBounds => ({
  months: settingsOf(book).extensionMonthsMax,
  days: settingsOf(book).extensionDaysMax,
  fee: reschedulingFeeMax(balanceOf(book), settingsOf(book)),
});

/**
 * The live rows that get a new due date: all but those that only carry interest already charged.
 * @param book brought to the day of the extension
 */
export function rowsToExtend(book: LoanBook): Installment[] {
  return book.rows.filter(
    (row) => isLive(row) && (isPositive(unpaidPrincipal(row)) || row.accruedTo < row.dueDate),
  );
}

/** A row's due date after the extension: old date + duration, shifted off holidays (docs/domain/lending.md 9.2). */
export function newDueDate(book: LoanBook, row: Installment, request: ExtensionRequest): string {
  const originalDay = Number(book.lentDate.slice(8));
  const date = extendedDate(row.dueDate, request.duration, request.unit, originalDay);
  const daysOff = request.daysOff ?? settingsOf(book).daysOff;
  const shift = request.shift ?? (book.holidayShift ? shiftOff(daysOff) : undefined);
  return shift ? shift(date) : date;
}
