import { compareMoney, type MoneyValue } from '../money';
import { minus, plus, total, ZERO } from '../lending/amounts';
import { LedgerAccount } from '../enums/accounting';

/** Accounts whose holders bring their own beginnings, and those that a year begins with nothing on: income, expenses. */
const NOT_SET: readonly LedgerAccount[] = [
  'loan',
  'wallet',
  'walletHeld',
  'deposit',
  'depositBlocked',
  'depositInterest',
  'temporary',
  'envelopes',
  'donations',
  'merchant',
  'merchantHeld',
  'interestIncome',
  'additionalIncome',
  'feeIncome',
  'walletFeeIncome',
  'merchantCommission',
  'recoveryIncome',
  'depositInterestExpense',
  'bankFees',
  'claimsLost',
];

/** The account against which others begin: it is in use from the first opening balance on. */
export const OPENING_COUNTER: LedgerAccount = 'openingEquity';

/** Accounts that an opening balance may be set for (docs/domain/money.md 4.6). */
export const OPENING_ACCOUNTS: readonly LedgerAccount[] = LedgerAccount.values.filter(
  (account) => !NOT_SET.includes(account),
);

/** One account of an opening balance: an amount on one of its sides. */
export interface OpeningLine {
  account?: LedgerAccount | null;
  debit?: MoneyValue;
  credit?: MoneyValue;
}

/** What is wrong with the lines: at one of them, or with all together. */
export type OpeningIssue =
  | { kind: 'few' | 'unbalanced' }
  | { kind: 'one_side' | 'twice'; at: number; field: 'account' | 'debit' };

const isThere = (amount: MoneyValue): boolean => compareMoney(amount ?? 0, 0) === 1;

/** Σ of a side. */
export const openingSum = (lines: readonly OpeningLine[], side: 'debit' | 'credit'): string =>
  total(lines.map((line) => (isThere(line[side]) ? String(line[side]) : ZERO)));

/** The rules of an opening balance: two accounts or more, each once and on one side, and Σ debit = Σ credit. */
export function openingIssues(lines: readonly OpeningLine[]): OpeningIssue[] {
  if (lines.length < 2) return [{ kind: 'few' }];
  const issues = lines.flatMap(({ account, debit, credit }, at): OpeningIssue[] => {
    const isTwice = account && lines.slice(0, at).some((earlier) => earlier.account === account);
    if (isTwice) return [{ kind: 'twice', at, field: 'account' }];
    return isThere(debit) === isThere(credit) ? [{ kind: 'one_side', at, field: 'debit' }] : [];
  });
  if (issues.length > 0) return issues;
  return openingSum(lines, 'debit') === openingSum(lines, 'credit') ? [] : [{ kind: 'unbalanced' }];
}

/** What an account holds with its opening balance, above zero on its natural side. */
export function openedBalance(
  balance: string,
  natural: 'debit' | 'credit',
  line: OpeningLine,
): string {
  const debit = openingSum([line], 'debit');
  const credit = openingSum([line], 'credit');
  return natural === 'debit'
    ? minus(plus(balance, debit), credit)
    : minus(plus(balance, credit), debit);
}
