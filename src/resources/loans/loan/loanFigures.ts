import { bringToDate } from '../../../domain/lending/accrual';
import { claimsOf, type SplitPart } from '../../../domain/lending/claims';
import { daysPastDue } from '../../../domain/lending/daysPastDue';
import { isLive } from '../../../domain/lending/Installment';
import type { LoanBook } from '../../../domain/lending/LoanBook';
import { splitOf, type ReceiptSplit } from '../../../domain/lending/waterfall';
import type { LendingAction } from '../../../domain/lending/replay';
import {
  compareMoney,
  type MoneyValue,
  subtractMoney,
  sumMoney,
  toDecimal,
} from '../../../domain/money';
import type { InterestEvent } from '../../../domain/reconcile/interestCheck';
import type { LoanFigures } from '../../../domain/reconcile/LoanFigures';
import type { JournalLine, LoanAccount, LoanBookAnswer, Receipt } from './api';

/** What the addresses of the tabs answer. */
export interface LoanAnswers {
  book: LoanBookAnswer;
  repayments: readonly Receipt[];
  account: LoanAccount;
  journals: readonly JournalLine[];
}

/** What the record itself says. */
export interface LoanRecordFigures {
  lentAmount?: MoneyValue;
  balance?: MoneyValue;
  refundedAmount?: MoneyValue;
}

/**
 * The parts of a receipt that paid something of the loan: what went to the temporary account did not
 * (docs/domain/lending.md 8.1).
 */
const paidParts = ({ split }: Receipt): string[] =>
  Object.entries(split).flatMap(([part, amount]) => (part === 'temporary' ? [] : [amount]));

/**
 * The figures of a loan for the reconciliation bar: each side from its own address, raw (docs/domain/money.md 9.1,
 * 9.2).
 */
export function figuresForChecks(
  record: LoanRecordFigures,
  { book, repayments, account, journals }: LoanAnswers,
): LoanFigures {
  const rows = book.book?.rows ?? [];
  return {
    lentAmount: record.lentAmount,
    balance: record.balance,
    refundedAmount: record.refundedAmount,
    principalRepaid: book.principalRepaid,
    writtenOff: book.writtenOff,
    rows: rows.map(({ state, principal, paidPrincipal }) => ({
      state,
      principal,
      principalPaid: paidPrincipal,
    })),
    receipts: repayments.map((receipt) => ({ splits: paidParts(receipt) })),
    ledger: { closing: account.closing, writtenOff: account.writtenOff },
    journals,
    byJournals: byJournals(journals),
    ...(book.classes && {
      classes: { ...book.classes, daysPastDue: daysPastDue(rows, book.today) },
    }),
    ...interestOf(book, repayments),
  };
}

/** Accounts that money comes from or goes back to, by the keys of their names. */
const MONEY_ACCOUNTS = [
  'bank',
  'wallet',
  'batch',
  'unrecognised',
  'temporary',
  'interestInAdvance',
].map((key) => `ledgerAccounts.${key}`);

/** What was repaid came as a receipt, or was put right by a correction. */
const REPAYING: readonly JournalLine['kind'][] = ['RECEIPT', 'CORRECTION'];

/** The balance and what was repaid, from nothing but the journals. */
function byJournals(lines: readonly JournalLine[]): LoanFigures['byJournals'] {
  const turnover = (own: readonly JournalLine[]) =>
    subtractMoney(
      sumMoney(own.map(({ debit }) => debit ?? '0')),
      sumMoney(own.map(({ credit }) => credit ?? '0')),
    );
  return {
    balance: turnover(lines.filter(({ accountKey }) => accountKey === 'ledgerAccounts.loan')),
    repaid: turnover(
      lines.filter(
        ({ kind, accountKey }) => REPAYING.includes(kind) && MONEY_ACCOUNTS.includes(accountKey),
      ),
    ),
  };
}

/** What R23 calculates the interest anew from, where the gateway sends what was booked on the loan. */
function interestOf(
  { book, actions }: LoanBookAnswer,
  repayments: readonly Receipt[],
): Pick<LoanFigures, 'interest'> {
  if (!book || !actions) return {};
  const splits = new Map(repayments.map(({ id, split }) => [id, split]));
  const { lentDate, annualPercent, additionalPercent, rows } = book;
  const events = actions.map((action): InterestEvent => {
    const split = action.receipt === undefined ? undefined : splits.get(action.receipt);
    return {
      date: action.date,
      principal: split
        ? sumMoney([split.overduePrincipal, split.currentPrincipal, split.advancePrincipal])
        : null,
      ...(TURNS[action.kind] && { turns: TURNS[action.kind] }),
      ...(action.kind === 'CORRECT' && action.part !== 'FEE' && { corrected: action.difference }),
    };
  });
  return { interest: { lentDate, annualPercent, additionalPercent, rows, events } };
}

/** Where interest stops and runs again (docs/domain/lending.md 6.1). */
const TURNS: Partial<Record<LendingAction['kind'], 'stop' | 'run'>> = {
  RISK: 'stop',
  COURT: 'stop',
  RETURN: 'run',
};

/** What is due today by the parts of the waterfall: charges, overdue rows, and a row due today. Σ = `dueNow`. */
export function dueSplit(book: LoanBook, today: string): ReceiptSplit {
  const posted = bringToDate(book, today);
  const due = new Set(
    posted.rows.filter((row) => isLive(row) && row.dueDate <= today).map(({ no }) => no),
  );
  return splitOf(claimsOf(posted, today, 'DUE').filter(({ no }) => no === null || due.has(no)));
}

/** The parts that hold something, in the order of the waterfall. */
export function heldParts(splits: readonly ReceiptSplit[]): SplitPart[] {
  const parts = Object.keys(splits[0] ?? {}) as SplitPart[];
  return parts.filter((part) => splits.some((split) => compareMoney(split[part], 0) !== 0));
}

/** Share of the lent principal that is repaid, whole percents, never rounded up to 100; null without a lent amount. */
export function repaidPercent(lent: MoneyValue, repaid: MoneyValue): number | null {
  const [all, part] = [toDecimal(lent), toDecimal(repaid)];
  if (!all || !part || all.lte(0)) return null;
  const percent = Math.floor(part.div(all).times(100).toNumber());
  return Math.max(0, Math.min(100, percent));
}
