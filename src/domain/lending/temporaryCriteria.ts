import type { ConditionBlock } from '../../entity/lifecycle';
import type { ActionBlockKey } from '../../i18n/Catalogue';
import { compareMoney, subtractMoney } from '../money';

/** When a loan may be repaid from the temporary account (docs/domain/lending.md 8.9: deposit cash-out criteria). */
export interface TemporaryCriteria {
  /** Only when the next row is due within so many days; overdue loans always may. */
  nextPaymentMinDay: number;
  /** So much stays on the account, decimal string. */
  minBalance: string;
}

/** A repayment from the temporary account, as far as the criteria look at it. */
export interface TemporaryRepayment {
  /** Balance of the account. */
  balance: string;
  amount: string | null | undefined;
  /** Days to the next due date; 0 = today, below zero = overdue; null where nothing is to come. */
  dueInDays: number | null;
}

/**
 * What prevents repaying a loan from the temporary account (docs/domain/lending.md 8.9), the first of: nothing is
 * due soon, the money is not there, too little would stay. Null when it may be done. Without an amount only the day is
 * looked at.
 */
export function temporaryBlock(
  { balance, amount, dueInDays }: TemporaryRepayment,
  { nextPaymentMinDay, minBalance }: TemporaryCriteria,
): ConditionBlock | null {
  if (dueInDays === null || dueInDays > nextPaymentMinDay)
    return block('temporary_not_due', { days: nextPaymentMinDay });
  if (compareMoney(amount, 0) === null) return null;
  if (compareMoney(amount, balance) === 1) return block('temporary_short', { balance });
  const left = subtractMoney(balance, amount);
  return compareMoney(left, minBalance) === -1 ? block('temporary_min', { min: minBalance }) : null;
}

const block = (key: ActionBlockKey, values: ConditionBlock['values']): ConditionBlock => ({
  kind: 'condition',
  message: `actionBlocks.${key}`,
  values,
});
