import { loanFields } from '../loan/labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/close-fund': {
      name: 'Loan |||| Close from risk fund',
      views: { bad: 'Bad', risk: 'Risk department', court: 'In court' },
      fields: {
        ...loanFields,
      },
    },
  },
};
