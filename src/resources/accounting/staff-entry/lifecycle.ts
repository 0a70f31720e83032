import type { StaffEntryKind, StaffEntryState } from '../../../domain/enums/accounting';
import type { ActionPerson, ConditionBlock } from '../../../entity/lifecycle';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { UPGRADE_CLASS } from '../../loans/rights';
import { CORRECT_BOOKS } from '../rights';

const table = lifecycleOf<StaffEntryState>()('state', {
  approve_entry: {
    success: 'toast.approved',
    from: ['WAITING'],
    to: 'BOOKED',
    access: CORRECT_BOOKS,
    confirm: 'consequence',
    notByMaker: true,
    tone: 'primary',
  },
  refuse_entry: {
    success: 'toast.rejected',
    from: ['WAITING'],
    to: 'REFUSED',
    access: CORRECT_BOOKS,
    confirm: 'reason',
    notByMaker: true,
    tone: 'danger',
  },
  withdraw_entry: {
    from: ['WAITING'],
    to: 'WITHDRAWN',
    access: CORRECT_BOOKS,
    confirm: 'reason',
  },
  reverse_entry: {
    from: ['BOOKED'],
    to: 'REVERSED',
    access: CORRECT_BOOKS,
    confirm: 'reason',
    tone: 'danger',
  },
});

type StaffEntryAction = keyof typeof table.actions;

/** What the conditions of an entry are calculated from; the gateway sends it with the record. */
export interface StaffEntryFacts {
  /** Why an entry that waits cannot be booked now. */
  booking: ConditionBlock | null;
  /** Why an entry that is booked cannot be taken back now. */
  reversal: ConditionBlock | null;
  /** Whether its amount is one that takes two people. */
  needsSecond: boolean;
}

interface Judged {
  readonly facts?: unknown;
  readonly kind?: StaffEntryKind | null;
  readonly createdBy?: string | null;
}

const blocked = (message: ConditionBlock['message']): ConditionBlock => ({
  kind: 'condition',
  message,
});

/** Who may do what with an entry, and what the books say against it (docs/domain/money.md 4.5). */
function conditions(
  action: StaffEntryAction,
  { facts, kind, createdBy }: Judged,
  { id, may }: ActionPerson,
): ConditionBlock | null {
  const {
    booking = null,
    reversal = null,
    needsSecond = false,
  } = (facts ?? {}) as Partial<StaffEntryFacts>;
  const isMaker = id !== undefined && createdBy === id;
  if (action === 'withdraw_entry') return isMaker ? null : blocked('actionBlocks.entry_not_own');
  if (action === 'refuse_entry') return null;
  if (kind === 'LOAN_CLASS_UPGRADE' && !may(UPGRADE_CLASS))
    return blocked('actionBlocks.entry_class_right');
  if (action === 'approve_entry') return booking;
  if (isMaker && needsSecond) return { ...blocked('actionBlocks.entry_reverse_other'), own: true };
  return reversal;
}

/** An entry: booked by one person, or above a limit by two; taken back by an opposite entry (docs/domain/money.md 4.5). */
export const staffEntryLifecycle = { ...table, conditions } as const;
