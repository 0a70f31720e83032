import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'invitation-list': {
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
