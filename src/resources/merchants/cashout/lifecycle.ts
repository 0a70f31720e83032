import type { CashOutState } from '../../../domain/enums/merchants';
import { cashOutBlock, type CashOutFacts, secondBlock } from '../../../domain/merchants/cashOut';
import { payOutBlock } from '../../../domain/ledger/payOut';
import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { CORRECT_BOOKS } from '../../accounting/rights';

const table = lifecycleOf<CashOutState>()('state', {
  check: {
    from: ['REQUESTED'],
    to: 'REQUESTED',
    stays: true,
    access: CORRECT_BOOKS,
    confirm: 'consequence',
    tone: 'primary',
  },
  pay: {
    success: 'toast.registered',
    from: ['REQUESTED'],
    to: 'PAID',
    outcomes: ['REFUSED'],
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
  readonly checkedBy?: string | null;
  /** `CashOutFacts`: the gateway sends them with the record. */
  readonly facts?: unknown;
}

/** It is paid from what is held, to an account of the merchant's own, and above a limit by two people (docs/domain/organisation.md 2.3). */
function conditions(
  action: keyof typeof table.actions,
  { amount, commission, checkedBy, facts }: Asked,
  { id }: ActionPerson,
): ConditionBlock | null {
  if (action === 'fail' || !facts) return null;
  const known = facts as CashOutFacts;
  const own = cashOutBlock({ amount: amount ?? '0', commission: commission ?? '0' }, known);
  // The fraud case and the access, as of any money that leaves the house.
  const against = own ? null : payOutBlock(known.payOut, null);
  if (against) return against;
  const block = own ?? secondBlock(action, known, checkedBy ?? null, id);
  return (
    block && {
      kind: 'condition',
      message: `actionBlocks.cashout_${block}`,
      values: { left: known.held },
      ...(block === 'same_person' ? { own: true } : {}),
    }
  );
}

/**
 * Cash-outs of merchants: paid or failed. What the bank refuses after it was paid is decided with its failed transfer
 * (docs/domain/organisation.md 2.3).
 */
export const cashOutLifecycle = {
  ...table,
  auto: [
    { from: ['PAID'], to: 'REFUSED', by: 'the bank, when it refuses what was handed to it' },
    { from: ['REFUSED'], to: 'PAID', by: 'its failed transfer, sent again or executed after all' },
    { from: ['REFUSED'], to: 'FAILED', by: 'its failed transfer, given back to the merchant' },
  ],
  cause: 'failReason',
  conditions,
} as const;
