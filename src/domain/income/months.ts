import type { MessageKey } from '../../i18n/Catalogue';
import { addMonths } from '../dates';
import { toDecimal, type MoneyValue } from '../money';
import { INCOME } from '../settings';

/** One month of an income. */
export interface IncomeMonth {
  /** `YYYY-MM` */
  month: string;
  /** Decimal string. */
  amount: string;
}

/** What the months of a new income are checked against. */
export interface MonthTerms {
  /** The day of the registration, YYYY-MM-DD. */
  today: string;
  /** How many months back may be registered. */
  windowMonths: number;
  /** Fewest months that make an income. */
  monthsMin?: number;
  /** Months that another approved income of the customer has already, `YYYY-MM`. */
  confirmed: readonly string[];
}

/** What is wrong with the months: a message key, and the month where it concerns one. */
export interface MonthIssue {
  message: MessageKey;
  month?: string;
  values?: Readonly<Record<string, number>>;
}

/** The month of a day: `2026-11-21` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * The months that may be registered on a day: the last full ones, the oldest first. The running month is not over, so
 * its income is not known.
 * @param count how many
 */
export function monthsBefore(today: string, count: number): string[] {
  const first = `${monthOf(today)}-01`;
  return Array.from({ length: count }, (_, place) => monthOf(addMonths(first, place - count)));
}

const isMonth = (month: unknown): month is string =>
  typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);

const isIncome = (amount: MoneyValue): boolean => toDecimal(amount)?.gt(0) ?? false;

/**
 * All that is wrong with the months of an income (docs/domain/income.md 2.1, 2.2): valid amounts and months, none
 * outside of the window, none that was confirmed before, at least six or as many as are set. One home for the form and the gateway.
 */
export function monthIssues(
  months: readonly { month?: unknown; amount?: unknown }[],
  { today, windowMonths, monthsMin = INCOME.monthsMin, confirmed }: MonthTerms,
): MonthIssue[] {
  const open = new Set(monthsBefore(today, windowMonths));
  const taken = new Set(confirmed);
  const seen = new Set<string>();
  const issues: MonthIssue[] = [];
  for (const { month, amount } of months) {
    if (!isMonth(month) || month >= monthOf(today) || seen.has(month)) {
      issues.push({ message: 'validation.income_date', ...(isMonth(month) && { month }) });
      continue;
    }
    seen.add(month);
    if (!open.has(month)) issues.push({ message: tooOld(windowMonths), month });
    else if (taken.has(month)) issues.push({ message: 'validation.income_month_confirmed', month });
    else if (!isIncome(amount as MoneyValue))
      issues.push({ message: 'validation.income_amount', month });
  }
  if (issues.length === 0 && seen.size < monthsMin)
    issues.push({ message: 'validation.income_min_months', values: { months: monthsMin } });
  return issues;
}

const tooOld = (windowMonths: number): MessageKey =>
  windowMonths > 12 ? 'validation.income_last_three_years' : 'validation.income_last_year';
