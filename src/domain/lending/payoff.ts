import { LENDING } from '../settings';
import { bringToDate } from './accrual';
import { excess, total } from './amounts';
import { claimsOf, type SplitPart } from './claims';
import { isLive } from './Installment';
import type { LoanBook } from './LoanBook';
import { type ReceiptSplit, splitOf } from './waterfall';

/** What closes a loan on a day. */
export interface Payoff {
  date: string;
  /** Wall clock of Ulaanbaatar until which the figure holds, `YYYY-MM-DD HH:mm:ss`. */
  validUntil: string;
  parts: ReceiptSplit;
  /** Σ principal that is left. */
  principal: string;
  /** Σ interest to the date, without additional interest. */
  interest: string;
  total: string;
  /** Unearned interest paid in advance, which goes to the temporary account at closing. */
  released: string;
}

/**
 * The pay-off figure: everything open, interest charged to the day only, valid until the end of the day
 * (docs/domain/lending.md 8.4). An early return needs the contract's or the lender's consent (Civil Code, art. 283.3):
 * shown by the screen, not forbidden here.
 */
export function payoffOn(book: LoanBook, date: string): Payoff {
  const posted = bringToDate(book, date);
  const claims = claimsOf(posted, date, 'ALL');
  const parts = splitOf(claims);
  const sumOf = (...names: SplitPart[]) => total(names.map((name) => parts[name]));
  return {
    date,
    validUntil: `${date} ${LENDING.payoffValidUntil}`,
    parts,
    principal: sumOf('overduePrincipal', 'currentPrincipal', 'advancePrincipal'),
    interest: sumOf('overdueInterest', 'currentInterest'),
    total: total(Object.values(parts)),
    released: total(
      posted.rows.filter(isLive).map((row) => excess(row.paidInterest, row.chargedInterest)),
    ),
  };
}
