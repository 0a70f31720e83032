import { compareMoney, isNegativeMoney, type MoneyValue, subtractMoney, sumMoney } from '../money';
import { type Check, checkMoney } from './Check';

/** A temporary account: what it began with, what came and went by its journals, and what it says it holds. */
export interface TemporaryFigures {
  opening: MoneyValue;
  balance: MoneyValue;
  movements: readonly { in: MoneyValue; out: MoneyValue }[];
}

/** All temporary accounts together, beside the account of the general ledger that holds their money. */
export interface SuspenseFigures {
  /** Σ balances of customers, and what is nobody's yet. */
  customers: MoneyValue;
  unallocated: MoneyValue;
  ledger: MoneyValue;
}

/**
 * R10: opening + in − out = what the account says it holds, which is never below nothing (docs/domain/money.md 9.1).
 */
export function checkTemporary({ opening, balance, movements }: TemporaryFigures): Check {
  const came = sumMoney(movements.map((one) => one.in ?? '0'));
  const went = sumMoney(movements.map((one) => one.out ?? '0'));
  const closing = came === null ? null : subtractMoney(sumMoney([opening, came]), went);
  const check = checkMoney('R10', closing, balance);
  return { ...check, ok: check.ok && !isNegativeMoney(balance) };
}

/** R10 over all customers: Σ their accounts and what is nobody's yet = the account of the general ledger. */
export const checkSuspense = ({ customers, unallocated, ledger }: SuspenseFigures): Check =>
  checkMoney(
    'R10',
    compareMoney(customers, 0) === null ? null : sumMoney([customers, unallocated]),
    ledger,
  );
