import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    course: {
      title: 'Points and level over time',
      measure: 'Figure',
      day: 'Date',
      rankPoints: 'Rank points',
      level: 'Level',
      points: 'Bonus points',
      score: 'Credit score',
      nothing: 'No change yet',
      nothing_text: 'What changes is drawn here.',
    },
    level: {
      none: 'No level',
      now: 'Current level',
      points: 'Rank points: %{points}',
      differs: 'The points correspond to another level: %{level}.',
      way: 'Progress to the next step',
      top: 'This is the highest step.',
      missing: 'Next step: %{level}. Points missing: %{points}.',
    },
  },
  resources: {
    'customers/level': {
      name: 'Level change |||| Level history',
      fields: {
        customerId: 'Customer',
        oldLevel: 'Previous level',
        newLevel: 'New level',
        rankPoints: 'Rank points',
      },
    },
  },
};
