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

/** How much of the daily limit is used, percent from 0 to 100; whole, rounded up, for a bar. */
export function usedPercent(used: MoneyValue, limit: MoneyValue): number {
  const [part, whole] = [toDecimal(used), toDecimal(limit)];
  if (!part || !whole || whole.lte(0)) return 0;
  const percent = part.times(100).div(whole).round(0, 3).toNumber();
  return Math.min(100, Math.max(0, percent));
}
