import type { StatementAgreement } from '../enums/customerLists';
import { minus, plus, toMongo, total, ZERO } from '../lending/amounts';

/** A movement of an account: exactly one of the two amounts is above zero. Decimal strings. */
export interface Movement {
  income: string;
  expense: string;
}

/** What a bank says of an account over a period. */
export interface StatementTotals extends Movement {
  openingBalance: string;
  closingBalance: string;
}

/** The balance after each movement, oldest first. */
export function runningBalances(opening: string, movements: readonly Movement[]): string[] {
  let balance = opening;
  return movements.map(({ income, expense }) => {
    balance = minus(plus(balance, income), expense);
    return balance;
  });
}

/** Income, expense and closing balance as the movements give them. */
export function totalsOf(opening: string, movements: readonly Movement[]): StatementTotals {
  const income = total(movements.map((movement) => movement.income));
  const expense = total(movements.map((movement) => movement.expense));
  return {
    openingBalance: opening,
    income,
    expense,
    closingBalance: runningBalances(opening, movements).at(-1) ?? plus(opening, ZERO),
  };
}

const same = (one: string, other: string): boolean => toMongo(one) === toMongo(other);

/**
 * Whether a statement agrees with itself: its totals are those of its rows, and closing = opening + income − expense.
 * Exact to the möngö: nothing is rounded before it is compared.
 */
export function agreementOf(
  { openingBalance, closingBalance, income, expense }: StatementTotals,
  movements: readonly Movement[],
): StatementAgreement {
  const calculated = totalsOf(openingBalance, movements);
  if (!same(income, calculated.income) || !same(expense, calculated.expense))
    return 'TOTALS_DIFFER';
  return same(closingBalance, minus(plus(openingBalance, income), expense))
    ? 'AGREES'
    : 'BALANCE_DIFFERS';
}
