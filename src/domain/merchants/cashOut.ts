import { isPositive, minus, plus, ZERO } from '../lending/amounts';
import { compareMoney } from '../money';
import { feeLadder, stepOf, type FeeStep } from '../wallets/feeSteps';
import type { PayOutFacts } from '../ledger/payOut';

/** What is taken for a pay-out to a bank: the fee table of cash-outs in force (docs/domain/content-and-messaging.md 1.10). */
export const cashOutCommission = (steps: readonly FeeStep[], amount: string): string =>
  plus(stepOf(feeLadder(steps, 'Cashout'), amount)?.feeAmount ?? ZERO);

/** What decides whether a cash-out can be paid now. */
export interface CashOutFacts {
  /** What the merchant may still ask for, and what is held for the requests that wait. */
  left: string;
  held: string;
  /** The amount, with what went alone today, is one that two people decide on. */
  needsSecond: boolean;
  /** What decides on money that leaves the house (docs/domain/money.md 4.12). */
  payOut: PayOutFacts;
  /** The bank's gateway is stopped: the money would wait. */
  waits: boolean;
}

/** Why a cash-out cannot be paid, beside what stands against any money that leaves the house. */
export type CashOutBlock = 'no_account' | 'owner' | 'short' | 'bank';

/** Why somebody may not look at a cash-out, or pay it, beside another person. */
export type SecondBlock = 'one_person' | 'checked' | 'unchecked' | 'same_person';

/** What stands against paying, the first thing first (docs/domain/organisation.md 2.3); null when nothing does. */
export function cashOutBlock(
  { amount, commission }: { amount: string; commission: string },
  { held, payOut: { account, bankLeft } }: CashOutFacts,
): CashOutBlock | null {
  if (!account) return 'no_account';
  if (account.match === null || account.match === 'DIFFERENT') return 'owner';
  if (compareMoney(held, amount) === -1) return 'short';
  const net = minus(amount, commission);
  return !isPositive(net) || compareMoney(bankLeft, net) === -1 ? 'bank' : null;
}

/** What of a cash-out reaches the bank. */
export const netOfCashOut = (amount: string, commission: string): string =>
  minus(amount, commission);

/**
 * What stands against looking at a cash-out, or against paying it, as far as two people have to: from an amount on somebody
 * looks at it first and another person pays (docs/domain/organisation.md 2.3).
 * @param checkedBy who has looked at it; null when nobody has
 */
export function secondBlock(
  action: 'check' | 'pay',
  { needsSecond }: Pick<CashOutFacts, 'needsSecond'>,
  checkedBy: string | null,
  person: string | undefined,
): SecondBlock | null {
  if (action === 'check') {
    if (!needsSecond) return 'one_person';
    return checkedBy === null ? null : 'checked';
  }
  if (!needsSecond) return null;
  if (checkedBy === null) return 'unchecked';
  return checkedBy === person ? 'same_person' : null;
}
