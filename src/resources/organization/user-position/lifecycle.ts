import type { UserPositionState } from '../../../domain/enums/organization';
import { MANAGE_USERS } from '../../../domain/enums/users';
import type { ActionPerson, ConditionBlock, MissingRight } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { KEEP_EMPLOYEES } from '../rights';

const table = lifecycleOf<UserPositionState>()('state', {
  grant_role: {
    success: 'toast.approved',
    from: ['HELD'],
    to: 'HELD',
    stays: true,
    access: KEEP_EMPLOYEES,
    also: MANAGE_USERS,
    confirm: 'consequence',
    sets: { grantsRole: true },
    reverse: 'withdraw_role',
    tone: 'primary',
  },
  withdraw_role: {
    from: ['HELD'],
    to: 'HELD',
    stays: true,
    access: KEEP_EMPLOYEES,
    also: MANAGE_USERS,
    confirm: 'reason',
    sets: { grantsRole: false },
    tone: 'danger',
  },
  end: {
    from: ['HELD'],
    to: 'ENDED',
    access: KEEP_EMPLOYEES,
    also: MANAGE_USERS,
    alsoWhere: 'where its role was given',
    confirm: 'reason',
    sets: { grantsRole: false },
    irreversible: true,
    tone: 'danger',
  },
});

interface Holding {
  readonly grantsRole?: boolean | null;
  readonly facts?: unknown;
}

/** What decides on a position that somebody has beside its fields: the gateway sends it with the record. */
export interface HolderFacts {
  /** It is the position of who looks at it. */
  own?: boolean;
  /** Without its role the person would have none at all. */
  isLastRole?: boolean;
  /** Without its role nobody could manage users any more. */
  isLastManager?: boolean;
}

/**
 * Nobody gives or takes a role of their own, nobody is left without one, and the last who can manage users stays; the end of a
 * position whose role was given takes the role (docs/domain/identity.md 6.4, docs/domain/organisation.md 1.1).
 */
const conditions = (
  action: keyof typeof table.actions,
  { grantsRole, facts }: Holding,
  person: ActionPerson,
): ConditionBlock | MissingRight | null => {
  const { own, isLastRole, isLastManager } = (facts ?? {}) as HolderFacts;
  const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
    kind: 'condition',
    message,
  });
  if (own) return blocked('actionBlocks.user_position_own');
  if (action === 'grant_role')
    return grantsRole ? blocked('actionBlocks.user_position_granted') : null;
  if (action === 'withdraw_role' && !grantsRole)
    return blocked('actionBlocks.user_position_not_granted');
  if (!grantsRole) return null;
  if (isLastRole) return blocked('actionBlocks.user_position_last_role');
  if (isLastManager) return blocked('actionBlocks.last_manager');
  return person.may(MANAGE_USERS) ? null : { kind: 'also', needed: [MANAGE_USERS] };
};

/** Who has which position, and whether its role was given with it (docs/domain/organisation.md 1.1). */
export const userPositionLifecycle = { ...table, conditions } as const;
