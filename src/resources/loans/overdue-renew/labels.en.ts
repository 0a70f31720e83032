import { loanFields } from '../loan/labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/overdue-renew': {
      name: 'Overdue schedule renewal |||| Overdue schedule renewals',
      fields: {
        ...loanFields,
        renewals: 'Renewals',
        isWatched: 'Under watch',
        renewedOn: 'Renewed on',
        watchProgress: 'Installments paid on time',
      },
      views: { overdue: 'Overdue', watched: 'Under watch' },
    },
  },
};
