import { loanFields } from '../loan/labels.en';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    stages: {
      title: 'Disbursement stages',
      differs: 'In the list: %{count}',
      oldest: 'Oldest',
      nothing: 'Nothing at this stage',
      show_all: 'All stages',
    },
  },
  resources: {
    'loans/service-monitoring': {
      name: 'Loan |||| Service monitoring',
      fields: {
        ...loanFields,
        stageSince: 'At this stage since',
        lateness: 'Waiting',
        failureCode: 'Failure code',
        failureText: 'Failure',
      },
      views: { failed: 'Failed', late: 'Late' },
    },
  },
  enums: {
    StageLateness: { IN_TIME: 'In time', LATE: 'Late', VERY_LATE: 'Very late' },
    StageFailure: {
      NO_ANSWER: 'No answer came',
      LIMIT_SERVICE_UNAVAILABLE: 'The limit service did not answer',
      LEDGER_PERIOD_CLOSED: 'The ledger period is closed',
      BANK_ACCOUNT_NOT_FOUND: 'The bank account was not found',
    },
  },
};
