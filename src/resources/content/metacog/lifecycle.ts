import type { MetacogBonusState } from '../../../domain/enums/content';
import type { ValueOf } from '../../../domain/enums/enumeration';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';

const table = lifecycleOf<ValueOf<typeof MetacogBonusState>>()('bonusAllocated', {
  award: {
    from: ['NOT_AWARDED'],
    to: 'AWARDED',
    access: 'question:access',
    confirm: 'consequence',
    irreversible: true,
    consequences: ['customerId', 'points', 'bonus'],
    tone: 'primary',
  },
});

interface Result {
  readonly state?: unknown;
  readonly bonus?: number | null;
}

const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
  kind: 'condition',
  message,
});

/** Only a finished test that reached enough brings a bonus (docs/domain/content-and-messaging.md 2.2). */
function conditions(_action: 'award', { state, bonus }: Result): ConditionBlock | null {
  if (state !== 'COMPLETED') return blocked('actionBlocks.metacog_unfinished');
  return bonus ? null : blocked('actionBlocks.metacog_no_bonus');
}

/** The bonus of a test: given once, for good (docs/domain/content-and-messaging.md 2.2). */
export const metacogLifecycle = {
  ...table,
  auto: [{ from: ['UNCERTAIN'], to: 'NOT_AWARDED', by: 'the test, when its answer comes' }],
  conditions,
  code: 'code',
} as const;
