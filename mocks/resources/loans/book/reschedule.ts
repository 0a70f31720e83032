import { isPositive, plus, ZERO } from '../../../../src/domain/lending/amounts';
import { extend } from '../../../../src/domain/lending/extension';
import type { ExtensionRequest } from '../../../../src/domain/lending/extensionBlocks';
import { renew } from '../../../../src/domain/lending/renewal';
import { settingsOf } from '../../../../src/domain/lending/LoanBook';
import type { RenewalPlan } from '../../../../src/domain/lending/renewalBlocks';
import type { Receipt, Rescheduling } from '../../../../src/resources/loans/loan/api';
import { accruedTo } from './accruals';
import { posted } from './ledger';
import { bookOf, type Doing, type LoanFile, withAction, withClass } from './LoanFile';
import { nextReceipt, withReceipt } from './receive';

type Origin = Rescheduling['origin'];

/** What an extension is asked for; the day is that of the doing. */
export interface Extending extends Omit<ExtensionRequest, 'date'> {
  origin?: Origin;
  source?: Receipt['source'];
}

/**
 * Extends a loan (T10, docs/domain/lending.md 9.2): the fee is charged, the customer pays what is due for it, the new
 * rows stand.
 * @throws Refusal as `extend`
 */
export function extendLoan(known: LoanFile, doing: Doing, request: Extending): LoanFile {
  const file = accruedTo(known, doing);
  const { origin = 'STAFF', source = 'WALLET', ...asked } = request;
  const rest = { ...asked, ...daysOffOf(file) };
  const result = extend(bookOf(file), { ...rest, date: doing.date });
  const receipt = isPositive(result.amount) ? { receipt: nextReceipt(file) } : {};
  const acted = withAction(file, {
    kind: 'EXTEND',
    ...rest,
    date: doing.date,
    paid: result.amount,
    ...receipt,
  });
  const charged = posted(acted, doing, 'FEE', [
    ['feesReceivable', 'debit', plus(rest.fee)],
    ['feeIncome', 'credit', plus(rest.fee)],
  ]);
  const booked = isPositive(result.amount)
    ? withReceipt(charged, doing, result, { source, action: 'extend' })
    : released({ ...charged, book: result.after }, doing, result.released);
  const entry = reschedulingOf(file.extensions, file.id, doing, origin, {
    fee: plus(rest.fee),
    paid: result.amount,
    before: result.before,
    after: result.after,
  });
  return {
    ...booked,
    extensionDuration: request.duration,
    extensions: [...file.extensions, entry],
  };
}

/**
 * Renews an overdue schedule (T11, docs/domain/lending.md 10.1). The class that the watch begins with is stored at
 * once, and reported: it may be worse than the one of the last end of day, never better.
 * @throws Refusal as `renew`
 */
export function renewLoan(
  known: LoanFile,
  doing: Doing,
  plan: Omit<RenewalPlan, 'date' | 'storedClass'>,
  origin: Origin = 'STAFF',
): LoanFile {
  const file = accruedTo(known, doing);
  const { storedClass } = file;
  const { renewalArrearsDays: arrearsDays, renewalWatchRows: watchRows } = settingsOf(bookOf(file));
  const renewal = {
    arrearsDays,
    watchRows,
    ...daysOffOf(file),
    ...plan,
    date: doing.date,
    storedClass,
  };
  const result = renew(bookOf(file), renewal);
  const fee = plus(plan.fee ?? ZERO);
  const acted = withAction(file, { kind: 'RENEW', ...renewal });
  const charged = posted(acted, doing, 'FEE', [
    ['feesReceivable', 'debit', fee],
    ['feeIncome', 'credit', fee],
  ]);
  const booked = released({ ...charged, book: result.after }, doing, result.released);
  const floor = result.after.watch?.floor ?? storedClass;
  const entry = reschedulingOf(file.renewals, file.id, doing, origin, {
    fee,
    paid: ZERO,
    before: result.before,
    after: result.after,
  });
  return {
    ...withClass(booked, floor),
    manualUpgrade: undefined,
    renewal: { classAtRenewal: floor, onTimeRows: 0, rows: watchRows },
    renewals: [...file.renewals, entry],
  };
}

/** The holidays that new due dates are moved off, kept with what made them. */
const daysOffOf = (file: LoanFile) => {
  const book = bookOf(file);
  return book.holidayShift ? { daysOff: settingsOf(book).daysOff } : {};
};

/** Unearned interest paid in advance goes to the temporary account. */
export const released = (file: LoanFile, doing: Doing, amount: string): LoanFile =>
  posted(file, doing, 'CORRECTION', [
    ['interestInAdvance', 'debit', amount],
    ['temporary', 'credit', amount],
  ]);

const reschedulingOf = (
  earlier: readonly Rescheduling[],
  loan: number,
  { date, by }: Doing,
  origin: Origin,
  own: Pick<Rescheduling, 'fee' | 'paid' | 'before' | 'after'>,
): Rescheduling => ({ id: loan * 100 + earlier.length + 1, date, by, origin, ...own });
