import Big from 'big.js';
import { type CorrectedPart, OPEN_LOAN_STATES } from '../enums/loans';
import type { ValueOf } from '../enums/enumeration';
import { LOAN } from '../settings';
import { toDecimal } from '../money';
import { additionalInterestOn } from './penalty';
import { bringToDate } from './accrual';
import {
  excess,
  isPositive,
  isWholeAmount,
  minus,
  plus,
  rounded,
  smaller,
  total,
  ZERO,
} from './amounts';
import { type Installment, isLive, openParts } from './Installment';
import { type LoanBook, openCharges, settingsOf } from './LoanBook';
import { stateBlocks } from './parking';
import { type Block, refuseBlocked } from './Refusal';
import { settle } from './settle';
import { changeOf, type LendingChange } from './waterfall';

/** A correction of what a loan owes beside its principal (T18, docs/domain/lending.md 13.1). */
export interface AmountCorrection {
  date: string;
  part: ValueOf<typeof CorrectedPart>;
  /** Above zero adds to what is owed, below zero takes from it; decimal string of whole möngö. */
  difference: string;
}

/** What the correction did. */
export interface CorrectionChange extends LendingChange {
  /** What was open of the part before and after. */
  open: { before: string; after: string };
  /** Unearned interest paid in advance that goes to the temporary account, where the correction closed rows. */
  released: string;
}

/** What is open of a part on a day. */
export function openOfPart(book: LoanBook, part: AmountCorrection['part'], date: string): string {
  const posted = bringToDate(book, date);
  const rows = posted.rows.filter(isLive);
  if (part === 'FEE') {
    return plus(openCharges(posted, 'FEE'), total(rows.map((row) => openParts(row).fee)));
  }
  if (part === 'ADDITIONAL_INTEREST') {
    return total(rows.map((row) => openParts(row).additionalInterest));
  }
  return total(rows.filter(isOf(part, date)).map(interestOpen));
}

/**
 * What forbids a correction: the state, a difference of nothing or beyond its bounds, and overdue or additional interest
 * on a loan that is not overdue.
 */
export function correctionBlocks(book: LoanBook, correction: AmountCorrection): Block[] {
  const { part, difference, date } = correction;
  const blocks = stateBlocks(book, OPEN_LOAN_STATES);
  const size = sizeOf(difference);
  const invalid: Block = { code: 'AMOUNT_INVALID' };
  if (!isWholeAmount(size, 'above zero')) return [...blocks, invalid];
  const { take, add } = correctionBounds(book, part, date);
  if (isTaking(difference)) {
    return isPositive(excess(size, take)) ? [...blocks, over(take)] : blocks;
  }
  const isLate = bringToDate(book, date).rows.some((row) => isLive(row) && isPast(date)(row));
  const isOfLate = part === 'OVERDUE_INTEREST' || part === 'ADDITIONAL_INTEREST';
  if (isOfLate && !isLate) return [...blocks, { code: 'NOT_OVERDUE' }];
  return isPositive(excess(size, add)) ? [...blocks, over(add)] : blocks;
}

const over = (max: string): Block => ({ code: 'AMOUNT_OVER', values: { max } });

/**
 * Corrects fees or interest (running, overdue, additional) by a difference (T18, docs/domain/lending.md 13.1). The rows
 * stay as they are but for the corrected part of the oldest ones; what was paid never changes. An added fee is booked
 * as a charge of its own. A row on which nothing is left is closed.
 * @throws Refusal with the blocks of `correctionBlocks`
 */
export function correctAmounts(book: LoanBook, correction: AmountCorrection): CorrectionChange {
  refuseBlocked(correctionBlocks(book, correction));
  const { part, difference, date } = correction;
  const posted = bringToDate(book, date);
  const size = plus(sizeOf(difference));
  const changed = isTaking(difference)
    ? taken(posted, part, size, date)
    : added(posted, part, size, date);
  const settled = settle(changed, date);
  const { book: after, released } = settled;
  return {
    ...changeOf(book, after, date),
    open: { before: openOfPart(book, part, date), after: openOfPart(after, part, date) },
    released,
  };
}

/** The most that a correction may take off a part, and add to it (docs/domain/lending.md 13.1). */
export interface CorrectionBounds {
  /** What is open of the part. */
  take: string;
  /** Nothing where the part is not there to be added to. */
  add: string;
}

/**
 * The bounds of a correction of a part: nothing below zero; additional interest within the law; everything else within a
 * share of the lent amount.
 */
export function correctionBounds(
  book: LoanBook,
  part: AmountCorrection['part'],
  date: string,
): CorrectionBounds {
  const posted = bringToDate(book, date);
  return { take: openOfPart(book, part, date), add: mostAdded(posted, part, date) };
}

/** @param posted the book brought to the day */
function mostAdded(posted: LoanBook, part: AmountCorrection['part'], date: string): string {
  const usual = rounded(
    new Big(posted.lentAmount).times(settingsOf(posted).correctionMaxPercent).div(100),
  );
  if (part === 'FEE') return usual;
  const live = posted.rows.filter(isLive);
  const rows = live.filter(isOf(part === 'INTEREST' ? 'INTEREST' : 'OVERDUE_INTEREST', date));
  if (rows.length === 0) return ZERO;
  if (part === 'ADDITIONAL_INTEREST') {
    const base = total(rows.map((row) => plus(row.chargedInterest, row.overdueInterest)));
    const cap = additionalInterestOn(base, LOAN.additionalInterestMaxPercent);
    return excess(cap, total(rows.map((row) => row.additionalInterest)));
  }
  // Interest that was kept back at the pay-out earns itself: adding to it would take the customer's own money.
  const isPrepaid = rows.some((row) => isPositive(excess(row.paidInterest, row.chargedInterest)));
  return isPrepaid ? ZERO : usual;
}

function added(book: LoanBook, part: AmountCorrection['part'], size: string, date: string) {
  if (part === 'FEE') {
    return {
      ...book,
      charges: [...book.charges, { kind: 'FEE', amount: size, paid: ZERO } as const],
    };
  }
  const first = book.rows.findIndex((row) => isLive(row) && isOf(part, date)(row));
  const rows = book.rows.map((row, index) => (index === first ? raised(row, part, size) : row));
  return { ...book, rows };
}

function raised(row: Installment, part: AmountCorrection['part'], size: string): Installment {
  if (part === 'OVERDUE_INTEREST') {
    return { ...row, overdueInterest: plus(row.overdueInterest, size) };
  }
  if (part === 'ADDITIONAL_INTEREST') {
    return { ...row, additionalInterest: plus(row.additionalInterest, size) };
  }
  const chargedInterest = plus(row.chargedInterest, size);
  return { ...row, chargedInterest, interest: plus(row.interest, size) };
}

/** Takes from the oldest first; charges before rows. */
function taken(book: LoanBook, part: AmountCorrection['part'], size: string, date: string) {
  let rest = size;
  const take = (open: string) => {
    const piece = smaller(open, rest);
    rest = excess(rest, piece);
    return piece;
  };
  const charges =
    part === 'FEE'
      ? book.charges.map((charge) =>
          charge.kind === 'FEE'
            ? { ...charge, amount: minus(charge.amount, take(minus(charge.amount, charge.paid))) }
            : charge,
        )
      : book.charges;
  const rows = book.rows.map((row) => (isLive(row) ? lessened(row, part, take, date) : row));
  return { ...book, charges, rows };
}

function lessened(
  row: Installment,
  part: AmountCorrection['part'],
  take: (open: string) => string,
  date: string,
): Installment {
  const open = openParts(row);
  if (part === 'FEE') return { ...row, fee: minus(row.fee, take(open.fee)) };
  if (part === 'ADDITIONAL_INTEREST') {
    const additionalInterest = minus(row.additionalInterest, take(open.additionalInterest));
    return { ...row, additionalInterest };
  }
  if (!isOf(part, date)(row)) return row;
  const overdueInterest = minus(row.overdueInterest, take(open.overdueInterest));
  const less = take(open.interest);
  const chargedInterest = minus(row.chargedInterest, less);
  return { ...row, overdueInterest, chargedInterest, interest: minus(row.interest, less) };
}

const isPast =
  (date: string) =>
  (row: Installment): boolean =>
    row.dueDate < date;

/** Running interest is that of rows whose day has not passed; everything else is of overdue rows. */
const isOf =
  (part: AmountCorrection['part'], date: string) =>
  (row: Installment): boolean =>
    isPast(date)(row) === (part !== 'INTEREST');

const interestOpen = (row: Installment): string => {
  const { interest, overdueInterest } = openParts(row);
  return plus(interest, overdueInterest);
};

const isTaking = (difference: string): boolean => difference.trim().startsWith('-');

const sizeOf = (difference: string): string => toDecimal(difference)?.abs().toFixed() ?? difference;
