import type { CashOutState } from '../../../domain/enums/merchants';
import { cashOutBlock, type CashOutFacts } from '../../../domain/merchants/cashOut';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { CORRECT_BOOKS } from '../../accounting/rights';

const table = lifecycleOf<CashOutState>()('state', {
  pay: {
    from: ['REQUESTED'],
    to: 'PAID',
    access: CORRECT_BOOKS,
    confirm: 'consequence',
    irreversible: true,
    tone: 'primary',
  },
  fail: {
    from: ['REQUESTED'],
    to: 'FAILED',
    access: CORRECT_BOOKS,
    confirm: 'reason',
    irreversible: true,
    tone: 'danger',
  },
});

interface Asked {
  readonly amount?: string | null;
  readonly commission?: string | null;
  /** `CashOutFacts`: the gateway sends them with the record. */
  readonly facts?: unknown;
}

/** It is paid from what is there, to an account of the merchant's own (docs/domain/organisation.md 2.3). */
function conditions(
  action: keyof typeof table.actions,
  { amount, commission, facts }: Asked,
): ConditionBlock | null {
  if (action !== 'pay' || !facts) return null;
  const known = facts as CashOutFacts;
  const block = cashOutBlock({ amount: amount ?? '0', commission: commission ?? '0' }, known);
  return (
    block && {
      kind: 'condition',
      message: `actionBlocks.cashout_${block}`,
      values: { left: known.left },
    }
  );
}

/** Cash-outs of merchants: paid or failed, both are final (docs/domain/organisation.md 2.3). */
export const cashOutLifecycle = { ...table, conditions } as const;
