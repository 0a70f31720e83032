import { KEEP_WATCH_LIST } from '../rights';
import type { Lifecycle } from '../../../entity/lifecycle';
import type { bwListFields } from './entry.entity';

const stays = { from: ['LISTED'], to: 'LISTED', stays: true, access: KEEP_WATCH_LIST } as const;

const LIST_OF: Readonly<Record<string, number>> = { move_to_black: 1, move_to_grey: 2 };

/**
 * Moves an entry between the two lists, and takes it off; what was stays in the history
 * (docs/domain/watchlists.md 1.2).
 */
export const bwListLifecycle = {
  field: 'state',
  actions: {
    move_to_black: { ...stays, confirm: 'reason', tone: 'danger' },
    move_to_grey: { ...stays, confirm: 'reason' },
    remove_from_list: {
      from: ['LISTED'],
      to: 'REMOVED',
      access: KEEP_WATCH_LIST,
      confirm: 'reason',
    },
  },
  conditions: (action, { listType }) =>
    LIST_OF[action] === listType
      ? {
          kind: 'condition',
          message: `actionBlocks.${listType === 1 ? 'watch_is_black' : 'watch_is_grey'}`,
        }
      : null,
} as const satisfies Lifecycle<typeof bwListFields, 'state'>;
