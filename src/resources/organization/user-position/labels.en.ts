import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    user_position_own: 'Nobody changes their own position and role.',
    user_position_granted: 'Its role was given already.',
    user_position_not_granted: 'Its role was not given.',
    user_position_last_role: 'It is the only role of this person. Give another one first.',
  },
  resources: {
    'org-user-position': {
      name: 'User position |||| User positions',
      fields: {
        staffId: 'Staff member',
        staffName: 'Staff member',
        positionId: 'Position',
        positionName: 'Position',
        branchId: 'Branch',
        branchName: 'Branch',
        since: 'Since',
        until: 'Until',
        roleName: 'Role of the position',
        grantsRole: 'Role given',
      },
      sections: {
        general: 'The appointment',
      },
      views: {
        held: 'Now',
        waiting: 'Role not given',
        ended: 'Ended',
      },
      actions: {
        grant_role: 'Give the role',
        withdraw_role: 'Withdraw the role',
        end: 'End',
      },
    },
  },
  organization: {
    user_position: {
      already: 'This person has this position at this branch already.',
      position_removed: 'This position was taken out.',
      own_role: 'Nobody gives a role to themselves.',
      future: 'It cannot begin after today.',
      offer: 'Role that comes with it',
      offer_help: 'The position offers a role. It is given only where “Role given” is ticked.',
      held_already: 'The person has this role already.',
      would_gain: 'Rights that would come: %{count}',
      choose: 'Choose a person and a position to see the role that comes with it.',
    },
  },
  enums: {
    OrganizationState: {
      ACTIVE: 'Active',
      REMOVED: 'Taken out',
    },
    UserPositionState: {
      HELD: 'Held',
      ENDED: 'Ended',
    },
  },
};
