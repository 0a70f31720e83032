import { compareMoney, type MoneyValue } from '../money';
import { isWholeAmount, minus, plus } from '../lending/amounts';
import type { MessageKey } from '../../i18n/Catalogue';

/** Where money of a temporary account goes: the owner's bank, the owner's wallet, or somebody else's temporary account. */
export type TemporaryWay = 'BANK' | 'WALLET' | 'CUSTOMER';

/** One leg of what is booked: the account's key in the chart, its holder, and the side that has the amount. */
export interface TemporaryLeg {
  account: 'temporary' | 'wallet' | 'bankPayouts';
  holder: number | null;
  debit?: string;
  credit?: string;
}

const TARGETS = { BANK: 'bankPayouts', WALLET: 'wallet', CUSTOMER: 'temporary' } as const;

/**
 * What is booked when money leaves a temporary account (docs/domain/money.md 3.2): one function for the preview and the
 * gateway.
 * @param holder customer whose account it leaves
 * @param receiver customer whose account it comes onto, where it is not the holder's own
 */
export function temporaryLegs(
  way: TemporaryWay,
  { holder, receiver = holder, amount }: { holder: number; receiver?: number; amount: string },
): readonly [TemporaryLeg, TemporaryLeg] {
  return [
    { account: 'temporary', holder, debit: amount },
    { account: TARGETS[way], holder: way === 'BANK' ? null : receiver, credit: amount },
  ];
}

/** What an account holds after legs that move it; liabilities grow on the credit side. */
export const balanceAfter = (
  balance: string,
  legs: readonly TemporaryLeg[],
  account: TemporaryLeg['account'],
  holder: number,
): string =>
  legs
    .filter((leg) => leg.account === account && leg.holder === holder)
    .reduce((sum, { debit = '0.00', credit = '0.00' }) => minus(plus(sum, credit), debit), balance);

/**
 * What is wrong with an amount that shall leave an account with this balance; null when nothing is.
 * @param room how much more the account may hold that it goes to; any amount without it
 */
export function moveAmountIssue(
  amount: MoneyValue,
  balance: MoneyValue,
  room?: MoneyValue,
): MessageKey | null {
  if (typeof amount !== 'string' || !isWholeAmount(amount, 'above zero'))
    return 'validation.amount';
  if (compareMoney(amount, balance) === 1) return 'accounting.temporary.beyond_balance';
  return compareMoney(amount, room) === 1 ? 'accounting.temporary.beyond_wallet' : null;
}
