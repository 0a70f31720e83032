import { compareMoney } from '../money';
import { type SavingRules, USUAL_SYSTEM } from '../systemSettings';

/** What a cash-out is decided by (docs/domain/customers.md 9.3). */
export interface CashOutFacts {
  /** The customer's access to cash-outs, `YES` when open. */
  access: string;
  balance: string;
  /** Days to the next payment of an open loan; null without one. */
  daysToPayment: number | null;
}

/** Why savings cannot be cashed out; null when they can. */
export type CashOutBlock = 'access' | 'minBalance' | 'nextPayment' | null;

/** The criteria of cash-outs in their order: the access, the smallest balance, the distance to the next payment. */
export function cashOutBlock(
  { access, balance, daysToPayment }: CashOutFacts,
  { savingBalanceMin, savingPaymentDays }: SavingRules = USUAL_SYSTEM,
): CashOutBlock {
  if (access !== 'YES') return 'access';
  if (compareMoney(balance, savingBalanceMin) === -1) return 'minBalance';
  return daysToPayment !== null && daysToPayment < savingPaymentDays ? 'nextPayment' : null;
}
