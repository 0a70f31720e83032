import type { SettingChangeState } from '../../../domain/enums/settings';
import type { Right } from '../../../domain/enums/permissions';
import type { ActionPerson, ConditionBlock, MissingRight } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { CHANGE_GUARDED } from './rights';

const decided = { from: ['WAITING'], access: CHANGE_GUARDED } as const;

const table = lifecycleOf<SettingChangeState>()(
  'state',
  {
    put_in_force: {
      ...decided,
      to: 'IN_FORCE',
      success: 'toast.approved',
      confirm: 'consequence',
      notByMaker: true,
      tone: 'primary',
    },
    refuse_change: {
      ...decided,
      to: 'REFUSED',
      success: 'toast.rejected',
      confirm: 'reason',
      notByMaker: true,
      tone: 'danger',
    },
    withdraw_change: { ...decided, to: 'WITHDRAWN', confirm: 'reason' },
  },
  [{ from: ['WAITING'], to: 'REPLACED', by: 'asking for another change of the same' }],
);

type ChangeAction = keyof typeof table.actions;

/** What the conditions of a change are decided by; the gateway sends it with the record. */
export interface ChangeFacts {
  /** Rights of which one is needed: those of what is changed. */
  rights: readonly Right[];
  /** What holds now is not what it was when the change was asked for. */
  isOvertaken: boolean;
}

interface Judged {
  readonly facts?: unknown;
  readonly createdBy?: string | null;
}

/** Takes the right of what is changed; only who asked for it takes it back (docs/domain/authority.md 4.2). */
function conditions(
  action: ChangeAction,
  { facts, createdBy }: Judged,
  { id, may }: ActionPerson,
): ConditionBlock | MissingRight | null {
  const { rights = [], isOvertaken = false } = (facts ?? {}) as Partial<ChangeFacts>;
  if (rights.length > 0 && !may(rights)) return { kind: 'also', needed: rights };
  if (action === 'withdraw_change')
    return createdBy === id ? null : { kind: 'condition', message: 'actionBlocks.change_not_own' };
  return action === 'put_in_force' && isOvertaken
    ? { kind: 'condition', message: 'actionBlocks.change_overtaken' }
    : null;
}

/** A change waits until another person puts it in force or refuses it, or its maker takes it back. */
export const changeLifecycle = { ...table, conditions } as const;
