import { classifyByDaysPastDue, daysOfRange, pastDueRangeOf } from '../classification';
import { addDays } from '../dates';
import type { AssetClassification } from '../enums/loans';
import { compareMoney, type MoneyValue } from '../money';

/** What a loan's record says of itself; figures are as of `today`. */
export interface LoanStanding {
  state?: string | null;
  overdueDays?: number | null;
  /** The class that holds, which a renewal may keep worse than the days alone would make it. */
  classification?: AssetClassification | null;
  /** MNT */
  dueNow?: MoneyValue;
  /** MNT still claimed after it was closed from the risk fund. */
  offBalance?: MoneyValue;
}

/** What is wrong with a loan and what comes next, as the key of a sentence and what stands in it. */
export type LoanSentence =
  | {
      key: 'late';
      days: number;
      due: string;
      /** The next class, and the day on which the loan falls into it when nothing is paid. */
      falls?: { to: AssetClassification; on: string };
    }
  | { key: 'due_today'; due: string }
  | { key: 'claimed'; amount: string };

/** States in which a payment is still expected. */
const EXPECTED = ['LOAN_ONGOING', 'LOAN_RISK'];

/**
 * The one sentence at the head of a loan (docs/domain/lending.md 16.3): days and sum overdue with the day on which the class
 * falls if nothing is paid, a row that is due today, or a claim off the balance.
 * @param today the gateway's day, YYYY-MM-DD
 * @returns undefined where nothing is wrong
 */
export function loanSentence(loan: LoanStanding, today: string): LoanSentence | undefined {
  const { state, dueNow, offBalance, classification } = loan;
  if (isSome(offBalance)) return { key: 'claimed', amount: String(offBalance) };
  if (!state || !EXPECTED.includes(state) || !isSome(dueNow)) return undefined;
  const days = loan.overdueDays ?? 0;
  const due = String(dueNow);
  if (days === 0) return { key: 'due_today', due };
  const { to: last } = daysOfRange(pastDueRangeOf(days));
  // While a renewal is watched the class is worse than the days say, which then do not say when it falls.
  const isWatched = Boolean(classification) && classification !== classifyByDaysPastDue(days);
  if (last === null || isWatched) return { key: 'late', days, due };
  const falls = { to: classifyByDaysPastDue(last + 1), on: addDays(today, last + 1 - days) };
  return { key: 'late', days, due, falls };
}

const isSome = (amount: MoneyValue): boolean => compareMoney(amount ?? '0', 0) === 1;
