import { classOf } from '../../../../src/domain/lending/classOf';
import { daysPastDue } from '../../../../src/domain/lending/daysPastDue';
import { balanceOf, type AssetClass, type LoanBook } from '../../../../src/domain/lending/LoanBook';
import type { LoanState } from '../../../../src/domain/enums/loans';
import type { TenantReportClosing } from '../../../../src/domain/enums/tenant-reports';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../../loans/book/fileOf';
import { openingOf, type LoanFile } from '../../loans/book/LoanFile';
import { bookAtEndOf, stepsOf } from '../../loans/book/stepsOf';

/** An open loan as it was at the end of a day. */
export interface Standing {
  state: LoanState;
  classification: AssetClass;
  overdueDays: number;
  balance: string;
}

/** The book at the end of a day on which the loan was open. */
function bookOn(file: LoanFile, book: LoanBook, day: string): LoanBook {
  if (!file.closed && file.actions.every(({ date }) => date <= day)) return book;
  return bookAtEndOf(file, day);
}

/**
 * How a loan stood at the end of a day (docs/domain/money.md 7.2): today as its record says, earlier by what was booked up
 * to it; null where it was not paid out yet, or closed. Class and balance are calculated when they are asked for.
 */
export function standingOn(loan: MockRecord, day: string, today: string): Standing | null {
  const file = fileOf(loan);
  const { book, closed } = file;
  if (!book || book.lentDate > day || (closed && closed.date <= day)) return null;
  if (day >= today)
    return {
      state: file.state,
      classification: file.storedClass,
      overdueDays: Number(loan.overdueDays ?? 0),
      balance: String(loan.balance),
    };
  const then = bookOn(file, book, day);
  return {
    state: then.state,
    overdueDays: daysPastDue(then.rows, day),
    get classification() {
      return classOf(then, day).assetClass;
    },
    get balance() {
      return balanceOf(then);
    },
  };
}

/** How a closed loan came to its end. */
export interface Ending {
  closing: TenantReportClosing;
  /** The most days past due that it ever had. */
  maxOverdueDays: number;
  wasInCourt: boolean;
}

/** A file is never changed in place: what was found of it holds as long as it is there. */
const endings = new WeakMap<LoanFile, Ending>();

/** The end of a closed loan (docs/domain/money.md 7.2); null for one that is not. */
export function endingOf(loan: MockRecord): Ending | null {
  const file = fileOf(loan);
  if (!file.closed || !file.book) return null;
  const known = endings.get(file) ?? ending(file, file.closed);
  endings.set(file, known);
  return known;
}

function ending(file: LoanFile, { date, reason }: NonNullable<LoanFile['closed']>): Ending {
  const told = stepsOf(file).filter(({ action }) => action.date <= date);
  const last = told.at(-1)?.after ?? openingOf(file);
  // Days past due grow until something is booked: the most stands before an action, or before the end.
  const maxOverdueDays = Math.max(
    ...told.map(({ action, before }) => daysPastDue(before.rows, action.date)),
    daysPastDue(last.rows, date),
  );
  const inCourt = ({ state }: Pick<LoanBook, 'state'>) => state === 'LOAN_COURT';
  const wasInCourt = told.some(({ before, after }) => inCourt(before) || inCourt(after));
  const paidFrom = told.findLast(({ after }) => after.state === 'CLOSED')?.before ?? last;
  return {
    closing: closingOf(reason, inCourt(paidFrom), maxOverdueDays),
    maxOverdueDays,
    wasInCourt,
  };
}

function closingOf(
  reason: NonNullable<LoanFile['closed']>['reason'],
  fromCourt: boolean,
  maxOverdueDays: number,
): TenantReportClosing {
  if (reason === 'RISK_FUND') return 'WRITTEN_OFF';
  if (reason === 'COURT') return 'BY_DECISION';
  if (reason === 'REFINANCED') return 'REFINANCED';
  if (fromCourt) return 'AFTER_COURT';
  return maxOverdueDays > 0 ? 'AFTER_OVERDUE' : 'ON_TIME';
}
