import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    invitations: {
      title: 'Results of the invitations',
      bonus: 'Total bonus',
      rule: 'Contracts × rate',
    },
  },
  resources: {
    'customers/invitation': {
      name: 'Invitation |||| Invitations',
      fields: {
        inviter: 'Inviter',
        invitee: 'Invitee',
        bonus: 'Bonus',
        registeredAt: 'Registered at',
        contractedAt: 'Contracted at',
      },
      views: { waiting: 'Waiting', contracted: 'Contracted', withoutResult: 'No result' },
    },
  },
};
