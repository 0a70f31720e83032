import { StaffRole } from '../../../domain/enums/common';
import type { OrganizationState } from '../../../domain/enums/organization';
import { ASSIGNABLE_ROLES, MANAGE_USERS } from '../../../domain/enums/users';
import type { ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { choice } from '../../../fields';
import { KEEP_STRUCTURE } from '../rights';

const table = lifecycleOf<OrganizationState>()('state', {
  change_role: {
    from: ['ACTIVE'],
    to: 'ACTIVE',
    stays: true,
    access: KEEP_STRUCTURE,
    also: MANAGE_USERS,
    confirm: 'reason',
    consequences: ['roleName'],
    tone: 'primary',
  },
  remove: {
    success: 'toast.deleted',
    failure: 'error.delete_failed',
    from: ['ACTIVE'],
    to: 'REMOVED',
    access: KEEP_STRUCTURE,
    confirm: 'none',
    reverse: 'restore',
    tone: 'danger',
  },
  restore: {
    from: ['REMOVED'],
    to: 'ACTIVE',
    access: KEEP_STRUCTURE,
    confirm: 'none',
    reverse: 'remove',
  },
});

interface Held {
  readonly people?: number | null;
  readonly granted?: number | null;
  /** `own`: the person who looks at it has this position. */
  readonly facts?: unknown;
}

const isOwn = ({ facts }: Held): boolean => (facts as { own?: boolean } | undefined)?.own === true;

/**
 * Nobody changes what they may do themselves; a position that somebody has is not taken out
 * (docs/domain/organisation.md 1.1).
 */
const conditions = (action: keyof typeof table.actions, record: Held): ConditionBlock | null => {
  if (action === 'change_role' && isOwn(record))
    return { kind: 'condition', message: 'actionBlocks.position_own' };
  if (action === 'remove' && record.people)
    return {
      kind: 'condition',
      message: 'actionBlocks.position_held',
      values: { people: record.people },
    };
  return null;
};

/** Positions: their role is changed for everybody who has it by them (docs/domain/organisation.md 1.1). */
export const positionLifecycle = {
  ...table,
  inputs: {
    change_role: { roleName: choice(StaffRole, { required: true, only: ASSIGNABLE_ROLES }) },
  },
  inputRules: {
    change_role: (
      asked: { readonly roleName?: unknown },
      { roleName }: { readonly roleName?: unknown },
    ) =>
      asked.roleName === roleName
        ? [{ field: 'roleName' as const, message: 'organization.position.same_role' as const }]
        : [],
  },
  conditions,
  /** Everybody whose role changes with it: above twenty it is typed (docs/domain/interface.md 6.2). */
  recordsOf: (action: keyof typeof table.actions, { granted }: Held): number =>
    action === 'change_role' ? Math.max(1, granted ?? 0) : 1,
} as const;
