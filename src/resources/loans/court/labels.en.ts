import { loanFields } from '../loan/labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/court': {
      name: 'Loan |||| Loans in court',
      fields: {
        ...loanFields,
        courtState: 'Stage of the case',
        claim: 'Claim amount',
        courtCosts: 'Fee and costs',
        awarded: 'Awarded',
      },
      views: { letters: 'Letters', filed: 'Filed', decided: 'Decided' },
    },
  },
};
