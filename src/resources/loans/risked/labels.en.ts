import { loanFields } from '../loan/labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    risked: {
      title: 'Reconciliation',
      by_list: 'Total of the list',
      by_states: 'Loans in the risk department and in court',
      by_stages: 'By customer stage',
      risk: 'risk department %{count}',
      court: 'court %{count}',
      differs: 'Differs: %{side}.',
      failed: 'The figures to reconcile could not be read.',
    },
  },
  resources: {
    'loans/risked': {
      name: 'Loan |||| Risked loans',
      views: { risk: 'Risk department', court: 'In court' },
      fields: {
        ...loanFields,
      },
    },
  },
};
