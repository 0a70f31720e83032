import { compareMoney, type MoneyValue, sumMoney } from '../money';
import { type Check, checkMoney } from '../reconcile/Check';
import type { SplitFlag, SplitPaidType, SplitType } from '../enums/wallets';

/** One person's share of a split payment. Amounts are decimal strings, `percent` is 25 for 25 %. */
export interface SplitShare {
  amount: MoneyValue;
  percent?: number | string | null;
  paidType: SplitPaidType;
  journalNumber?: string | null;
}

/** A split payment as its checks see it. */
export interface SplitFigures {
  splitType: SplitType;
  totalAmount: MoneyValue;
  isPaid?: boolean | null;
  shares: readonly SplitShare[];
}

const WHOLE_PERCENT = '100';

/** R16: Σ shares = total (docs/domain/money.md 9.1). */
export const checkShares = ({ shares, totalAmount }: SplitFigures): Check =>
  checkMoney('R16', sumMoney(shares.map(({ amount }) => amount)), totalAmount);

/** R16 of a split by percent: Σ percent = 100; null for the other kinds. */
export const checkPercent = ({ shares, splitType }: SplitFigures): Check | null =>
  splitType === 'PERCENT'
    ? checkMoney('R16', sumMoney(shares.map(({ percent }) => percent)), WHOLE_PERCENT)
    : null;

/** What came in of a split payment, by how it was paid. */
export const paidBy = (shares: readonly SplitShare[], type: SplitPaidType): string | null =>
  sumMoney(shares.filter(({ paidType }) => paidType === type).map(({ amount }) => amount));

/** What does not agree in a split payment; nothing when all does (docs/domain/wallets.md 5.2). */
export function splitFlags(split: SplitFigures): SplitFlag[] {
  const flags: SplitFlag[] = [];
  if (!checkShares(split).ok) flags.push('SHARES_DIFFER');
  if (checkPercent(split)?.ok === false) flags.push('PERCENT_DIFFERS');
  const isUnbooked = ({ paidType, journalNumber }: SplitShare) =>
    paidType === 'WALLET' && (journalNumber ?? '') === '';
  if (split.shares.some(isUnbooked)) flags.push('NO_JOURNAL');
  const isSettled = compareMoney(paidBy(split.shares, 'UNPAID'), '0') === 0;
  if (isSettled !== (split.isPaid === true)) flags.push('PAID_DIFFERS');
  return flags;
}
