import type { Same } from '../../Same';
import type { record as mn } from '../../mn/frame/record';

/** Record pages and life-cycle actions. */
export const record = {
  record: {
    done: 'Done: %{action}.',
    not_found: 'There is no record with this number, or you are not allowed to see it.',
    to_list: 'Go to the list',
    history: 'History',
    no_history: 'Nothing has happened yet.',
    by_system: 'System',
    source: 'Related record',
    sources: { XYP: 'State registry (XYP)' },
    other: 'Other information',
    actions: 'Actions',
    more_actions: 'More actions',
    tabs: 'Parts of the record',
    not_by_maker: 'The person who registered it cannot decide on it.',
    only_in_states: 'Possible only in state: %{states}.',
  },
} satisfies Same<typeof mn>;
