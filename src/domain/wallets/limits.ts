import { plus, ZERO } from '../lending/amounts';
import { compareMoney, type MoneyValue, subtractMoney, toDecimal } from '../money';
import { type Check, checkMoney } from '../reconcile/Check';

/** The three limits of a wallet, tögrög as decimal strings (docs/domain/wallets.md 1.2). */
export interface WalletLimits {
  /** Most that one transaction may move. */
  transactionLimit: MoneyValue;
  /** Most that may leave the wallet in a day. */
  dailyTransactionLimit: MoneyValue;
  /** Most that the wallet may hold. */
  amountLimit: MoneyValue;
}

/** What the figures of a wallet are. */
export interface WalletFigures {
  balance: MoneyValue;
  held: MoneyValue;
  available: MoneyValue;
  dailyTransactionAmount: MoneyValue;
}

/** The limit that is larger than the one above it, of transaction ≤ daily ≤ amount; null when the order holds. */
export function limitOutOfOrder({
  transactionLimit,
  dailyTransactionLimit,
  amountLimit,
}: Partial<WalletLimits>): 'transactionLimit' | 'dailyTransactionLimit' | null {
  if (compareMoney(transactionLimit, dailyTransactionLimit) === 1) return 'transactionLimit';
  return compareMoney(dailyTransactionLimit, amountLimit) === 1 ? 'dailyTransactionLimit' : null;
}

/** How much more a wallet may hold, tögrög: nothing where it is full or beyond its limit (docs/domain/wallets.md 1.2). */
export function walletRoom({
  balance,
  amountLimit,
}: Pick<WalletFigures, 'balance'> & Pick<WalletLimits, 'amountLimit'>): string {
  const room = subtractMoney(amountLimit, balance);
  return room !== null && compareMoney(room, '0') === 1 ? plus(room) : ZERO;
}

/** R12: balance − held = available (docs/domain/money.md 9.1). */
export const checkAvailable = ({ balance, held, available }: WalletFigures): Check =>
  checkMoney('R12', subtractMoney(balance, held), available);

/** R13: what left the wallet today is at most the daily limit (docs/domain/money.md 9.1). */
export function checkDaily(used: MoneyValue, limit: MoneyValue): Check {
  const check = checkMoney('R13', used, limit);
  return { ...check, ok: [-1, 0].includes(compareMoney(used, limit) ?? 1) };
}

/** A change of the daily limit: what held until then, and what holds since. */
export interface LimitChange {
  /** ISO instant. */
  at: string;
  from: MoneyValue;
  to: MoneyValue;
}

/** Something that left a wallet and counts against its daily limit. */
export interface DailyUse {
  /** ISO instant. */
  at: string;
  amount: MoneyValue;
}

/**
 * R13 over a day's uses: what had left the wallet by each of them is at most the limit that was in force then. A limit that is
 * lowered later makes nothing wrong of what was lawful, and one that is raised later makes nothing right
 * (docs/domain/wallets.md 1.2).
 * @param limit the one that holds now
 * @param changes those of the limit, in any order
 * @returns the first use that is beyond, otherwise all of them beside the limit of the last one
 */
export function checkDailyUse(
  uses: readonly DailyUse[],
  limit: MoneyValue,
  changes: readonly LimitChange[],
): Check {
  let used = ZERO;
  let check = checkDaily(used, limit);
  for (const { at, amount } of uses.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    used = plus(used, String(amount));
    check = checkDaily(used, limitAt(at, limit, changes));
    if (!check.ok) return check;
  }
  return check;
}

/** The limit at a moment; of two that meet there the larger one. */
function limitAt(at: string, limit: MoneyValue, changes: readonly LimitChange[]): MoneyValue {
  let found = limit;
  for (const change of changes.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    if (change.at > at) found = change.from;
    else if (change.at === at && compareMoney(change.from, found) === 1) found = change.from;
  }
  return found;
}

/** How much of the daily limit is used, percent from 0 to 100; whole, rounded up, for a bar. */
export function usedPercent(used: MoneyValue, limit: MoneyValue): number {
  const [part, whole] = [toDecimal(used), toDecimal(limit)];
  if (!part || !whole || whole.lte(0)) return 0;
  const percent = part.times(100).div(whole).round(0, 3).toNumber();
  return Math.min(100, Math.max(0, percent));
}
