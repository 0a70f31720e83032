import { bringToDate } from './accrual';
import { excess, isPositive, smaller, total } from './amounts';
import { claimsOf } from './claims';
import { isLive } from './Installment';
import { balanceOf, type LoanBook } from './LoanBook';
import { stateBlocks } from './parking';
import { type Block, refuseBlocked } from './Refusal';
import { changeOf, type LendingChange, type ReceiptSplit, splitOf } from './waterfall';

/** A loan that is closed although not everything was paid. */
export interface WriteOff extends LendingChange {
  /** Principal that was still owed: the provision that is used (T16, docs/domain/lending.md 11.5). */
  writtenOff: string;
  /** Everything that was still owed, by part; Σ of the principal parts = `writtenOff`. */
  lost: ReceiptSplit;
  /** Unearned interest paid in advance that goes to the temporary account. */
  released: string;
}

/** What forbids to close from the risk fund: the state, or a balance of nothing (T16, docs/domain/lending.md 11.5). */
export function writeOffBlocks(book: LoanBook): Block[] {
  const blocks = stateBlocks(book, ['LOAN_RISK', 'LOAN_COURT']);
  return isPositive(balanceOf(book)) ? blocks : [...blocks, { code: 'NOTHING_TO_PAY' }];
}

/**
 * Closes a loan from the risk fund (T16, docs/domain/lending.md 11.5): unpaid rows become CANCELLED and keep what was
 * paid on them, the balance is written off and is a term of R1, R3 and R5 from then on (docs/domain/money.md 9.1).
 * @throws Refusal with the blocks of `writeOffBlocks`
 */
export function writeOff(book: LoanBook, date: string): WriteOff {
  refuseBlocked(writeOffBlocks(book));
  return closedWithRest(book, date);
}

/**
 * Settles a claim at court (T15, docs/domain/lending.md 11.4): the loan is closed; what the court did not award is
 * written off.
 * @throws Refusal STATE_FORBIDS unless the loan is in court
 */
export function settleClaim(book: LoanBook, date: string): WriteOff {
  refuseBlocked(stateBlocks(book, ['LOAN_COURT']));
  return closedWithRest(book, date);
}

function closedWithRest(book: LoanBook, date: string): WriteOff {
  const posted = bringToDate(book, date);
  const live = posted.rows.filter(isLive);
  const rows = posted.rows.map((row) =>
    isLive(row)
      ? {
          ...row,
          paidInterest: smaller(row.paidInterest, row.chargedInterest),
          state: 'CANCELLED' as const,
        }
      : row,
  );
  const charges = posted.charges.map((charge) => ({ ...charge, amount: charge.paid }));
  const after: LoanBook = { ...posted, rows, charges, state: 'CLOSED' };
  return {
    ...changeOf(book, after, date),
    writtenOff: balanceOf(posted),
    lost: splitOf(claimsOf(posted, date, 'ALL')),
    released: total(live.map((row) => excess(row.paidInterest, row.chargedInterest))),
  };
}
