import { bringToDate } from './accrual';
import { isWholeAmount, plus, total, ZERO } from './amounts';
import { claimsOf, type Reach, SPLIT_PARTS, type SplitPart } from './claims';
import { figuresOf, type LoanFigures } from './figures';
import type { LoanBook } from './LoanBook';
import { type Block, refuseBlocked } from './Refusal';
import { settle, type Taken, takeInOrder, withPaid } from './settle';

/** How a receipt falls over the parts of the waterfall; every part is there, 0.00 when it got nothing. */
export type ReceiptSplit = Record<SplitPart, string>;

/** A piece of a receipt: on a row by its number, or on a charge or the temporary account. */
export interface SplitLine {
  part: SplitPart;
  no: number | null;
  amount: string;
}

/** Both sides of an action, for the preview and for the gateway alike. */
export interface LendingChange {
  date: string;
  before: LoanBook;
  after: LoanBook;
  figures: { before: LoanFigures; after: LoanFigures };
}

/** A receipt and what it did. Σ split = amount + released. */
export interface ReceiptResult extends LendingChange {
  amount: string;
  split: ReceiptSplit;
  lines: SplitLine[];
  /** Unearned interest paid in advance that went to the temporary account with this receipt. */
  released: string;
  isClosed: boolean;
}

/** States in which money may be booked on a loan (T8, docs/domain/lending.md 8.1). */
const PAYABLE: readonly string[] = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'];

/** What forbids to book a receipt: the loan's state, or an amount that is none. */
export function paymentBlocks(book: LoanBook, amount: string): Block[] {
  const blocks: Block[] = [];
  if (!PAYABLE.includes(book.state)) {
    blocks.push({ code: 'STATE_FORBIDS', values: { state: book.state } });
  }
  if (!isWholeAmount(amount, 'above zero')) blocks.push({ code: 'AMOUNT_INVALID' });
  return blocks;
}

/**
 * Books a receipt by the waterfall (docs/domain/lending.md 8.1): court fee and cost, fees, additional interest, overdue
 * interest, overdue principal oldest first, running interest to the day, running principal; the rest goes to the
 * temporary account and never silently to later rows. In court the whole principal is claimed (T13), so money reaches
 * every row. Part-paid rows stay UNPAID; a loan with nothing left is CLOSED.
 * @param amount decimal string of whole möngö, above zero
 * @param date value date, `YYYY-MM-DD`
 * @throws Refusal with the blocks of `paymentBlocks`
 */
export function splitReceipt(book: LoanBook, amount: string, date: string): ReceiptResult {
  refuseBlocked(paymentBlocks(book, amount));
  return bookReceipt(book, amount, date, book.state === 'LOAN_COURT' ? 'ALL' : 'DUE');
}

/** Books a receipt on the claims within `reach`; the actions that pay ahead or pay interest alone use it. */
export function bookReceipt(
  book: LoanBook,
  amount: string,
  date: string,
  reach: Reach,
): ReceiptResult {
  const posted = bringToDate(book, date);
  const { taken, rest } = takeInOrder(claimsOf(posted, date, reach), amount);
  const settled = settle(withPaid(posted, taken), date);
  return receiptResult(book, settled.book, {
    amount,
    date,
    taken,
    rest,
    released: settled.released,
  });
}

/** What is reported of a booked receipt. */
export interface BookedReceipt {
  amount: string;
  date: string;
  taken: readonly Taken[];
  rest: string;
  released: string;
}

/** Puts a receipt's result together. */
export function receiptResult(
  before: LoanBook,
  after: LoanBook,
  { amount, date, taken, rest, released }: BookedReceipt,
): ReceiptResult {
  const temporary = plus(rest, released);
  const lines: SplitLine[] = taken.map(({ claim, amount: part }) => ({
    part: claim.part,
    no: claim.no,
    amount: part,
  }));
  if (temporary !== ZERO) lines.push({ part: 'temporary', no: null, amount: temporary });
  return {
    ...changeOf(before, after, date),
    amount: plus(amount),
    split: splitOf(lines),
    lines,
    released,
    isClosed: after.state === 'CLOSED',
  };
}

/** Both sides of an action with their figures on its day. */
export function changeOf(before: LoanBook, after: LoanBook, date: string): LendingChange {
  return { date, before, after, figures: sidesOf(before, after, date) };
}

/** Figures are calculated when they are looked at: replaying a loan's whole life needs none of them. */
function sidesOf(before: LoanBook, after: LoanBook, date: string): LendingChange['figures'] {
  const known: Partial<LendingChange['figures']> = {};
  return {
    get before() {
      return (known.before ??= figuresOf(before, date));
    },
    get after() {
      return (known.after ??= figuresOf(after, date));
    },
  };
}

/** Sums lines by part. */
export function splitOf(lines: readonly SplitLine[]): ReceiptSplit {
  const sums = SPLIT_PARTS.map((part) => [
    part,
    total(lines.filter((line) => line.part === part).map(({ amount }) => amount)),
  ]);
  return Object.fromEntries(sums) as ReceiptSplit;
}
