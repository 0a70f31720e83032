import { isPositive, minus, plus, ZERO } from '../lending/amounts';
import { compareMoney } from '../money';
import { feeLadder, stepOf, type FeeStep } from '../wallets/feeSteps';
import type { OwnerMatch } from '../enums/wallets';

/** What is taken for a pay-out to a bank: the fee table of cash-outs in force (docs/domain/content-and-messaging.md 1.10). */
export const cashOutCommission = (steps: readonly FeeStep[], amount: string): string =>
  plus(stepOf(feeLadder(steps, 'Cashout'), amount)?.feeAmount ?? ZERO);

/** What decides whether a cash-out can be paid now. */
export interface CashOutFacts {
  /** What is on the merchant's account. */
  left: string;
  /** What the lender has for pay-outs at its bank. */
  bankLeft: string;
  hasAccount: boolean;
  /** Whether the bank names the merchant as the owner of the account; null where the bank does not know it. */
  match: OwnerMatch | null;
  /** The bank's gateway is stopped: the money would wait. */
  waits: boolean;
}

/** Why a cash-out cannot be paid. */
export type CashOutBlock = 'no_account' | 'owner' | 'short' | 'bank';

/** What stands against paying, the first thing first (docs/domain/organisation.md 2.3); null when nothing does. */
export function cashOutBlock(
  { amount, commission }: { amount: string; commission: string },
  { left, bankLeft, hasAccount, match }: CashOutFacts,
): CashOutBlock | null {
  if (!hasAccount) return 'no_account';
  if (match === null || match === 'DIFFERENT') return 'owner';
  if (compareMoney(left, amount) === -1) return 'short';
  const net = minus(amount, commission);
  return !isPositive(net) || compareMoney(bankLeft, net) === -1 ? 'bank' : null;
}

/** What of a cash-out reaches the bank. */
export const netOfCashOut = (amount: string, commission: string): string =>
  minus(amount, commission);
