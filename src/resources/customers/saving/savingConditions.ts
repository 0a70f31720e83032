import { cashOutBlock, type CashOutFacts } from '../../../domain/savings/cashOut';
import { formatMoney } from '../../../domain/money';
import { SAVING } from '../../../domain/settings';
import type { savingLifecycle } from '../../../domain/lifecycles/peopleLifecycles';
import type { ConditionBlock } from '../../../entity/lifecycle';

/** What of savings the conditions are about. */
interface SavingFacts {
  readonly isLoanOpen?: boolean | null;
  readonly cashOutAccess?: string | null;
  readonly balance?: string | null;
  readonly daysToPayment?: number | null;
}

/**
 * What must hold before savings are cashed out, and before those that stand for a loan are unblocked
 * (docs/domain/customers.md 9.3).
 */
export function savingConditions(
  action: keyof typeof savingLifecycle.actions,
  record: SavingFacts,
): ConditionBlock | null {
  if (action === 'unblock_saving' && record.isLoanOpen === true)
    return { kind: 'condition', message: 'actionBlocks.saving_backs_loan' };
  if (action !== 'approve_cash_out') return null;
  const facts: CashOutFacts = {
    access: String(record.cashOutAccess ?? 'YES'),
    balance: String(record.balance ?? '0'),
    daysToPayment: record.daysToPayment ?? null,
  };
  const actionBlock = cashOutBlock(facts);
  if (!actionBlock) return null;
  return {
    kind: 'condition',
    message: `actionBlocks.cash_out_${actionBlock}`,
    values: { amount: formatMoney(SAVING.minBalance), days: SAVING.nextPaymentMinDay },
  };
}
