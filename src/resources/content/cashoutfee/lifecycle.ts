import type { FeeStepState } from '../../../domain/enums/content';
import { compareMoney } from '../../../domain/money';
import type { FeeStepFacts } from '../../../domain/wallets/feeSteps';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who keeps the fees of transfers. */
export const KEEP_FEES = 'admin:access';

const table = lifecycleOf<FeeStepState>()('isActiveForm', {
  activate: {
    from: ['INACTIVE'],
    to: 'ACTIVE',
    access: KEEP_FEES,
    confirm: 'reason',
    guard: 'inForceByAnother',
    reverse: 'deactivate',
    tone: 'primary',
  },
  deactivate: {
    from: ['ACTIVE'],
    to: 'INACTIVE',
    access: KEEP_FEES,
    confirm: 'reason',
    guard: 'inForceByAnother',
    reverse: 'activate',
  },
});

interface Step {
  readonly transactionAmount?: string | null;
  readonly facts?: unknown;
}

const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
  kind: 'condition',
  message,
});

/**
 * No two steps begin at one amount, and the lowest begins at 0: each amount has one fee
 * (docs/domain/content-and-messaging.md 1.10).
 */
function conditions(
  action: keyof typeof table.actions,
  { transactionAmount, facts }: Step,
): ConditionBlock | null {
  const { hasTwin, hasFirst, others } = (facts ?? {}) as Partial<FeeStepFacts>;
  const isFirst = compareMoney(transactionAmount, '0') === 0;
  if (action === 'activate' && hasTwin) return blocked('actionBlocks.fee_step_twin');
  if (action === 'activate' && !isFirst && !hasFirst) return blocked('actionBlocks.fee_step_gap');
  if (action === 'deactivate' && isFirst && others) return blocked('actionBlocks.fee_step_first');
  return null;
}

/** Steps of fees: in the ladder or not (docs/domain/content-and-messaging.md 1.10). */
export const feeLifecycle = { ...table, conditions } as const;
