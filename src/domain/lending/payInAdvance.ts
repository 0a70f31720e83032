import { bringToDate } from './accrual';
import { excess, plus, smaller, ZERO } from './amounts';
import { type Claim, claimsOf } from './claims';
import { daysPastDue } from './daysPastDue';
import { balanceOf, liveRows, type LoanBook } from './LoanBook';
import { type AdvanceOption, rebuiltRows } from './rebuiltRows';
import { type Block, refuseBlocked } from './Refusal';
import { replaceRows } from './replaceRows';
import { settle, takeInOrder, withPaid } from './settle';
import { bookReceipt, paymentBlocks, receiptResult, type ReceiptResult } from './waterfall';

/** Money that a customer pays ahead of the schedule. */
export interface AdvancePayment {
  amount: string;
  /** Value date, `YYYY-MM-DD`. */
  date: string;
  /** What the money beyond the running row does: shorten the term, lower the rows, or pay the next rows. */
  option: AdvanceOption;
}

/**
 * What forbids to pay in advance: the state, an overdue row, or an amount that is none (T9,
 * docs/domain/lending.md 8.3).
 */
export function payInAdvanceBlocks(book: LoanBook, { amount, date }: AdvancePayment): Block[] {
  const blocks = paymentBlocks(book, amount);
  const days = daysPastDue(book.rows, date);
  if (blocks.length === 0 && book.state !== 'LOAN_ONGOING') {
    blocks.push({ code: 'STATE_FORBIDS', values: { state: book.state } });
  }
  if (days > 0) blocks.push({ code: 'OVERDUE', values: { days } });
  return blocks;
}

/**
 * Books a payment in advance (T9, docs/domain/lending.md 8.1, 8.3). The waterfall comes first: fees, interest to the
 * day, the running row. What is left pays the next rows, or cancels the live rows and builds them again with fewer or
 * lower ones, with interest from the day of the payment. A payment of everything closes the loan.
 * @throws Refusal with the blocks of `payInAdvanceBlocks`
 */
export function payInAdvance(book: LoanBook, payment: AdvancePayment): ReceiptResult {
  refuseBlocked(payInAdvanceBlocks(book, payment));
  const { amount, date, option } = payment;
  const posted = bringToDate(book, date);
  const claims = claimsOf(posted, date, 'ALL');
  const { taken, rest } = takeInOrder(claimsBeforeAdvance(claims), amount);
  const paid = withPaid(posted, taken);
  const ahead = claims.filter((claim) => claim.part === 'advancePrincipal');
  const extra = smaller(rest, balanceOf(paid));
  const isWhole = extra === balanceOf(paid);
  if (option === 'NEXT_ROWS' || isWhole || extra === ZERO) {
    return bookReceipt(book, amount, date, 'ALL');
  }
  // Rows that are paid in full are closed first, so that only those to be rebuilt are live.
  const settled = settle(paid, date);
  const more = takeInOrder(option === 'SHORTEN' ? [...ahead].reverse() : ahead, extra);
  const reduced = withPaid(settled.book, more.taken);
  const fresh = rebuiltRows(liveRows(settled.book), reduced, date, option);
  const rebuilt = replaceRows(reduced, { state: 'CANCELLED', date }, fresh);
  return receiptResult(book, rebuilt.book, {
    amount,
    date,
    taken: [...taken, ...more.taken],
    rest: excess(rest, extra),
    released: plus(settled.released, rebuilt.released),
  });
}

/** Claims that are paid before the principal of later rows. */
function claimsBeforeAdvance(claims: readonly Claim[]): readonly Claim[] {
  const first = claims.findIndex(({ part }) => part === 'advancePrincipal');
  return first < 0 ? claims : claims.slice(0, first);
}
