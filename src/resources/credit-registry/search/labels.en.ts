import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  creditRegistry: {
    edit: {
      back: 'Back to the search',
      record: 'Write details',
      no_right: 'You do not have permission to correct records.',
    },
  },
};
