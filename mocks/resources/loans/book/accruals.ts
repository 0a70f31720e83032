import { bringToDate } from '../../../../src/domain/lending/accrual';
import { excess, minus, total, ZERO } from '../../../../src/domain/lending/amounts';
import { isLive } from '../../../../src/domain/lending/Installment';
import type { LoanBook } from '../../../../src/domain/lending/LoanBook';
import { posted, signed } from './ledger';
import type { Doing, LoanFile } from './LoanFile';

/** What a book has charged over all its rows, and what of interest paid in advance is not earned yet. */
export interface Charged {
  interest: string;
  additional: string;
  unearned: string;
}

/** Up to where accruals are booked: since the book was last changed, this much. */
export interface Accrued {
  /** What the book itself had charged then: with another figure the book has moved on, and has all of it. */
  of: Charged;
  booked: Charged;
}

const NOTHING: Charged = { interest: ZERO, additional: ZERO, unearned: ZERO };

/** What a book has charged up to now. */
export const chargedOf = ({ rows }: LoanBook): Charged => ({
  interest: total(rows.flatMap((row) => [row.chargedInterest, row.overdueInterest])),
  additional: total(rows.map((row) => row.additionalInterest)),
  unearned: total(rows.filter(isLive).map((row) => excess(row.paidInterest, row.chargedInterest))),
});

const less = (one: Charged, other: Charged): Charged => ({
  interest: minus(one.interest, other.interest),
  additional: minus(one.additional, other.additional),
  unearned: minus(one.unearned, other.unearned),
});

const isSame = (one: Charged, other: Charged): boolean =>
  one.interest === other.interest &&
  one.additional === other.additional &&
  one.unearned === other.unearned;

/**
 * Books the interest that runs up to a day and is not booked yet (docs/domain/money.md 6.1, steps 2 and 3): one journal
 * for all days since the last one. Interest that was paid in advance is earned with it. A day before the last booked
 * one takes back what was booked too much.
 */
export function accruedTo(file: LoanFile, doing: Doing): LoanFile {
  const due = dueFor(file, doing);
  return due ? bookedTo(file, doing, due, due.running) : file;
}

/** One of the two steps of the end of the day alone: the interest, or the additional interest. */
export function accruedPart(
  file: LoanFile,
  doing: Doing,
  part: 'interest' | 'additional',
): LoanFile {
  const due = dueFor(file, doing);
  if (!due) return file;
  const { booked, running } = due;
  const { additional, ...interest } = running;
  return bookedTo(
    file,
    doing,
    due,
    part === 'interest' ? { ...booked, ...interest } : { ...booked, additional },
  );
}

interface Due {
  own: Charged;
  /** What is booked of what runs up to the day, and all of it. */
  booked: Charged;
  running: Charged;
}

function dueFor({ book, accrued }: LoanFile, { date }: Doing): Due | undefined {
  if (!book) return undefined;
  const own = chargedOf(book);
  return {
    own,
    booked: accrued && isSame(accrued.of, own) ? accrued.booked : NOTHING,
    running: less(chargedOf(bringToDate(book, date)), own),
  };
}

const bookedTo = (file: LoanFile, doing: Doing, { own, booked }: Due, now: Charged): LoanFile => ({
  ...accruing(file, doing, less(now, booked)),
  accrued: { of: own, booked: now },
});

/** Books a difference of what is charged. */
export function accruing(file: LoanFile, doing: Doing, difference: Charged): LoanFile {
  const { interest, additional, unearned } = difference;
  const earned = minus(ZERO, unearned);
  return posted(file, doing, 'ACCRUAL', [
    signed('accruedInterest', 'debit', minus(interest, earned)),
    signed('interestInAdvance', 'debit', earned),
    signed('interestIncome', 'credit', interest),
    signed('accruedAdditional', 'debit', additional),
    signed('additionalIncome', 'credit', additional),
  ]);
}
