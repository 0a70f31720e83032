import { ZERO } from './lending/amounts';
import { type MoneyValue, toDecimal } from './money';
import { type Check, checkMoney } from './reconcile/Check';

/** How much of a goal has come together, whole percent, rounded down: 100 means that nothing is missing. */
export function goalPercent(collected: MoneyValue, goal: MoneyValue): number {
  const [part, whole] = [toDecimal(collected), toDecimal(goal)];
  if (!part || !whole || whole.lte(0)) return 0;
  return Math.max(0, part.times(100).div(whole).round(0, 0).toNumber());
}

/** R24: what a donation says that it collected is on its account (docs/domain/money.md 9.1). */
export const checkDonation = ({
  collectedAmount,
  accountBalance,
}: {
  collectedAmount?: MoneyValue;
  accountBalance?: MoneyValue;
}): Check => checkMoney('R24', collectedAmount ?? ZERO, accountBalance);
