import type { PeriodBalances } from '../../../domain/ledger/trialBalance';
import type { LedgerAccount, LedgerEntryKind } from '../../../domain/enums/accounting';
import { endpoint, hasField, type AsksBooks } from '../../../dataProviders/endpoint';

// What the accounting gateway answers about accounts. Amounts are decimal strings, days YYYY-MM-DD; balances are above
// zero on the account's natural side.

/** `readBalances`: the trial balance of a period over the general ledger, both days inclusive. */
export interface TrialBalanceAnswer {
  from: string;
  to: string;
  /** The gateway's day: none after it can be asked for. */
  today: string;
  rows: TrialBalanceRow[];
}

/** The account's number is also its id. */
export interface TrialBalanceRow extends PeriodBalances {
  account: LedgerAccount;
}

/** `readAccountBalance`: one account’s balance, and what it was at the end of each day that moved it. */
export interface AccountBalance {
  id: string;
  account: LedgerAccount;
  today: string;
  balance: string;
  /** The oldest first; begins with the balance that the period began with. */
  points: BalancePoint[];
}

export interface BalancePoint {
  date: string;
  balance: string;
}

/** `readStatement`: the lines of one account in a period, each with the balance after it. */
export interface AccountStatement {
  account: string;
  from: string;
  to: string;
  /** The day that is open in the books: none after it can be asked for. */
  today: string;
  opening: string;
  debit: string;
  credit: string;
  closing: string;
  lines: StatementLine[];
}

export interface StatementLine {
  id: string;
  /** The day in whose books it is; the day for which it counts. */
  date: string;
  valueDate: string;
  bookedAt: string;
  kind: LedgerEntryKind;
  journalId: string;
  /** The accounts on the other side of the journal. */
  counter: { number: string; account: LedgerAccount }[];
  debit: string | null;
  credit: string | null;
  /** Running balance after it. */
  balance: string;
}

const access = 'cgw-bank-income:access';

/** The balances of a period, over all accounts of the general ledger. */
export const readBalances = endpoint<
  AsksBooks & { from?: string; to?: string },
  TrialBalanceAnswer
>()('accounting', 'POST /account/balances', {
  access,
  books: true,
  safePost: true,
  carries: '`from`, `to`: the day that is open in the books without them',
  isShaped: hasField('rows'),
});

/** One account by its number. */
export const readAccountBalance = endpoint<AsksBooks, AccountBalance>()(
  'accounting',
  'GET /account/balances/:id',
  { access, books: true, isShaped: hasField('points') },
);

/** The statement of one account. */
export const readStatement = endpoint<
  AsksBooks & { account: string; from?: string; to?: string },
  AccountStatement
>()('accounting', 'POST /statement', {
  access,
  books: true,
  safePost: true,
  carries: '`account` (its number), `from`, `to`: the last ninety days of the books without them',
  isShaped: hasField('lines'),
});
