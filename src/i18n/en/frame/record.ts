import type { Same } from '../../Same';
import type { record as mn } from '../../mn/frame/record';

/** Record pages and life-cycle acts. */
export const record = {
  record: {
    done: 'Done: %{act}.',
    not_found: 'There is no record with this number, or you may not see it.',
    to_list: 'Go to the list',
    history: 'History',
    no_history: 'Nothing has happened yet.',
    by_system: 'System',
    other: 'Other information',
    more_acts: 'More acts',
    tabs: 'Parts of the record',
    not_by_maker: 'The person who registered it cannot decide it.',
    only_in_states: 'Possible only in: %{states}.',
  },
} satisfies Same<typeof mn>;
