import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    unit_in_use:
      'It is in use: %{children} units under it, %{branches} branches, %{people} people. Move those first.',
    unit_employees: 'Employees of this unit: %{employees}. Move them to another unit first.',
    unit_parent_removed: 'The unit above was taken out. Put that one back first.',
  },
  resources: {
    'org-unit': {
      name: 'Unit |||| Units',
      fields: {
        parentId: 'Parent unit',
        viewOrder: 'Place',
        children: 'Units under it',
        branches: 'Branches',
        people: 'People',
        employees: 'Employees',
      },
      sections: {
        general: 'General',
      },
      actions: {
        move: 'Move',
        remove: 'Take out',
        restore: 'Put back',
      },
    },
  },
  organization: {
    unit: {
      tree: 'Structure of the organisation',
      help: 'Walk with the arrow keys; move with Alt and the arrow keys or by dragging. Right puts it under the unit above, left takes it out.',
      moved: '%{name}: now under “%{parent}”, place %{place}.',
      moved_top: '%{name}: now at the top, place %{place}.',
      counts: '%{branches} branches · %{people} people',
      removed: 'Units that were taken out',
      own_part: 'A unit cannot be put under itself or what is under it.',
      gone: 'This unit was taken out.',
    },
  },
};
