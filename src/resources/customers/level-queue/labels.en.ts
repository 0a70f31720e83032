import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    level: {
      change: 'Level change',
      up: 'Goes up',
      down: 'Goes down',
      rank_agrees: 'The new level matches the points.',
      rank_differs: 'The new level does not match the points.',
      before: 'Now',
      after: 'After',
      points: 'Points history',
      no_points: 'No points.',
      all_points: 'View all points',
    },
  },
  resources: {
    'customers/level-queue': {
      name: 'Level |||| Levels',
      fields: {
        customerId: 'Customer',
        oldLevel: 'Previous level',
        newLevel: 'New level',
        points: 'Rank points',
        oldLimit: 'Current credit limit',
        newLimit: 'New credit limit',
        requestedAt: 'Queued at',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      views: { queued: 'Waiting', applied: 'Applied', refused: 'Refused' },
      actions: { accept_level: 'Accept level', refuse_level: 'Refuse level' },
    },
  },
  enums: { LevelChangeState: { QUEUED: 'Waiting', APPLIED: 'Applied', REFUSED: 'Refused' } },
};
