import { today } from '../../../domain/clock';
import { addDays } from '../../../domain/dates';
import { type SystemSettings, USUAL_SYSTEM } from '../../../domain/systemSettings';
import { date } from '../../../fields';
import { KEEP_WATCH_LIST } from '../rights';
import type { ValidationIssue } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
import type { ActionRecord, Lifecycle } from '../../../entity/lifecycle';
import type { bwListFields } from './entry.entity';

const stays = { from: ['LISTED'], to: 'LISTED', stays: true, access: KEEP_WATCH_LIST } as const;

const GREY = 2;

/** For how long dealing may be approved, as the gateway sends it with the record. */
export type DealingFacts = Pick<SystemSettings, 'dealingDays'>;

/** The last day until which dealing may be approved. */
const lastDay = ({ facts }: ActionRecord<object>): string =>
  addDays(today(), ((facts as DealingFacts | undefined) ?? USUAL_SYSTEM).dealingDays);

const approval = { approve_dealing: { approvedUntil: date({ required: true }) } } as const;

function approvalRules(
  { approvedUntil: until }: PartialValues<(typeof approval)['approve_dealing']>,
  record: ActionRecord<object>,
): ValidationIssue<'approvedUntil'>[] {
  const last = lastDay(record);
  const isAllowed = !until || (until >= today() && until <= last);
  return isAllowed
    ? []
    : [{ field: 'approvedUntil', message: 'watch.approval_until', values: { date: last } }];
}

const LIST_OF: Readonly<Record<string, number>> = { move_to_black: 1, move_to_grey: 2 };

/**
 * Moves an entry between the two lists, and takes it off; what was stays in the history. A second person approves that
 * somebody of the grey list is dealt with, until a day (docs/domain/watchlists.md 1.2, 1.6).
 */
export const bwListLifecycle = {
  field: 'state',
  actions: {
    move_to_black: { ...stays, confirm: 'reason', tone: 'danger' },
    move_to_grey: { ...stays, confirm: 'reason' },
    approve_dealing: {
      success: 'toast.approved',
      ...stays,
      confirm: 'reason',
      notByMaker: true,
      tone: 'primary',
    },
    remove_from_list: {
      success: 'toast.deleted',
      failure: 'error.delete_failed',
      from: ['LISTED'],
      to: 'REMOVED',
      access: KEEP_WATCH_LIST,
      confirm: 'reason',
    },
  },
  inputs: approval,
  inputDefaults: { approve_dealing: (record) => ({ approvedUntil: lastDay(record) }) },
  inputRules: { approve_dealing: approvalRules },
  conditions: (action, { listType }) => {
    if (action === 'approve_dealing')
      return listType === GREY
        ? null
        : { kind: 'condition', message: 'actionBlocks.watch_not_grey' };
    return LIST_OF[action] === listType
      ? {
          kind: 'condition',
          message: `actionBlocks.${listType === 1 ? 'watch_is_black' : 'watch_is_grey'}`,
        }
      : null;
  },
} as const satisfies Lifecycle<typeof bwListFields, 'state'>;
