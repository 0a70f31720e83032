import type { UserPositionState } from '../../../domain/enums/organization';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { KEEP_USER_POSITIONS } from '../rights';

const table = lifecycleOf<UserPositionState>()('state', {
  grant_role: {
    from: ['HELD'],
    to: 'HELD',
    stays: true,
    access: KEEP_USER_POSITIONS,
    confirm: 'consequence',
    sets: { grantsRole: true },
    reverse: 'withdraw_role',
    tone: 'primary',
  },
  withdraw_role: {
    from: ['HELD'],
    to: 'HELD',
    stays: true,
    access: KEEP_USER_POSITIONS,
    confirm: 'reason',
    sets: { grantsRole: false },
    tone: 'danger',
  },
  end: {
    from: ['HELD'],
    to: 'ENDED',
    access: KEEP_USER_POSITIONS,
    confirm: 'reason',
    sets: { grantsRole: false },
    irreversible: true,
    tone: 'danger',
  },
});

interface Holding {
  readonly grantsRole?: boolean | null;
  /** `own`: it is the position of who looks at it. `isLastRole`: without it the person would have no role at all. */
  readonly facts?: unknown;
}

/**
 * Nobody gives or takes a role of their own, and nobody is left without one (docs/domain/identity.md 6.2,
 * docs/domain/organisation.md 1.1).
 */
const conditions = (
  action: keyof typeof table.actions,
  { grantsRole, facts }: Holding,
): ConditionBlock | null => {
  const { own, isLastRole } = (facts ?? {}) as { own?: boolean; isLastRole?: boolean };
  const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
    kind: 'condition',
    message,
  });
  if (own) return blocked('actionBlocks.user_position_own');
  if (action === 'grant_role')
    return grantsRole ? blocked('actionBlocks.user_position_granted') : null;
  if (action === 'withdraw_role' && !grantsRole)
    return blocked('actionBlocks.user_position_not_granted');
  return grantsRole && isLastRole ? blocked('actionBlocks.user_position_last_role') : null;
};

/** Who has which position, and whether its role was given with it (docs/domain/organisation.md 1.1). */
export const userPositionLifecycle = { ...table, conditions } as const;
