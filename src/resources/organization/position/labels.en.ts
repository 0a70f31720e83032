import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    position_own: 'This position decides what you may do yourself: somebody else changes it.',
    position_held: '%{people} people have this position. End that first.',
  },
  resources: {
    'org-position': {
      name: 'Position |||| Positions',
      fields: {
        roleName: 'Role name',
        people: 'People',
        granted: 'With its role',
      },
      sections: {
        general: 'The position',
      },
      views: {
        active: 'In use',
        removed: 'Taken out',
      },
      actions: {
        change_role: 'Change role',
        remove: 'Take out',
        restore: 'Put back',
      },
    },
  },
  organization: {
    position: {
      same_role: 'The position has this role already.',
      choose: 'Choose the new role to see what it changes for whom.',
      affected: 'People whose rights change: %{count}',
      nobody: 'Nobody’s rights change now.',
      waiting: 'Not given the role, so nothing changes for: %{names}',
      person: 'Staff member',
      gains: 'Gains',
      loses: 'Loses',
      holders: 'See who has it',
      no_holders: 'Nobody has this position',
      no_holders_text: 'People are given positions under “User positions”.',
    },
  },
};
