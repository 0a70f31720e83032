import { type CorrectedPart, OPEN_LOAN_STATES } from '../enums/loans';
import type { ValueOf } from '../enums/enumeration';
import { LOAN } from '../settings';
import { toDecimal } from '../money';
import { additionalInterestOn } from './penalty';
import { bringToDate } from './accrual';
import { excess, isPositive, isWholeAmount, minus, plus, smaller, total, ZERO } from './amounts';
import { type Installment, isLive, openParts } from './Installment';
import { type LoanBook, openCharges } from './LoanBook';
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
  return total(rows.filter(isPast(date)).map(overdueOpen));
}

/**
 * What forbids a correction: the state, a difference of nothing or of more than is open, overdue interest on a loan
 * that is not overdue, and additional interest above the legal share of the base interest (Civil Code, art. 452.2).
 */
export function correctionBlocks(book: LoanBook, correction: AmountCorrection): Block[] {
  const { part, difference, date } = correction;
  const blocks = stateBlocks(book, OPEN_LOAN_STATES);
  const size = sizeOf(difference);
  const invalid: Block = { code: 'AMOUNT_INVALID' };
  if (!isWholeAmount(size, 'above zero')) return [...blocks, invalid];
  if (isTaking(difference)) {
    const open = openOfPart(book, part, date);
    return isPositive(excess(size, open)) ? [...blocks, invalid] : blocks;
  }
  if (part === 'FEE') return blocks;
  const late = bringToDate(book, date).rows.filter((row) => isLive(row) && isPast(date)(row));
  if (late.length === 0) return [...blocks, { code: 'NOT_OVERDUE' }];
  if (part === 'OVERDUE_INTEREST') return blocks;
  const charged = plus(total(late.map((row) => row.additionalInterest)), size);
  const base = total(late.map((row) => plus(row.chargedInterest, row.overdueInterest)));
  const cap = additionalInterestOn(base, LOAN.additionalInterestMaxPercent);
  return isPositive(excess(charged, cap)) ? [...blocks, invalid] : blocks;
}

/**
 * Corrects fees, overdue interest or additional interest by a difference (T18, docs/domain/lending.md 13.1). The rows
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

function added(book: LoanBook, part: AmountCorrection['part'], size: string, date: string) {
  if (part === 'FEE') {
    return {
      ...book,
      charges: [...book.charges, { kind: 'FEE', amount: size, paid: ZERO } as const],
    };
  }
  const field = part === 'OVERDUE_INTEREST' ? 'overdueInterest' : 'additionalInterest';
  const oldest = book.rows.findIndex((row) => isLive(row) && isPast(date)(row));
  const rows = book.rows.map((row, index) =>
    index === oldest ? { ...row, [field]: plus(row[field], size) } : row,
  );
  return { ...book, rows };
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
  if (!isPast(date)(row)) return row;
  const overdueInterest = minus(row.overdueInterest, take(open.overdueInterest));
  const less = take(open.interest);
  const chargedInterest = minus(row.chargedInterest, less);
  return { ...row, overdueInterest, chargedInterest, interest: minus(row.interest, less) };
}

const isPast =
  (date: string) =>
  (row: Installment): boolean =>
    row.dueDate < date;

const overdueOpen = (row: Installment): string => {
  const { interest, overdueInterest } = openParts(row);
  return plus(interest, overdueInterest);
};

const isTaking = (difference: string): boolean => difference.trim().startsWith('-');

const sizeOf = (difference: string): string => toDecimal(difference)?.abs().toFixed() ?? difference;
