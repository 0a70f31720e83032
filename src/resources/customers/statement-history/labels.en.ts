import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'statement-history-list': {
      name: 'Statement history |||| Statement history',
      fields: {
        customerId: 'Customer',
        periodFrom: 'From',
        periodTo: 'To',
        channel: 'Request channel',
        requestedAt: 'Requested at',
        requestedBy: 'Requested by',
        failure: 'Reason for failure',
        statementId: 'Statement',
      },
      views: { open: 'Waiting', failed: 'Failed', byStaff: 'By staff' },
    },
  },
  enums: {
    StatementRequestState: {
      REQUESTED: 'Waiting',
      READY: 'Ready',
      FAILED: 'Failed',
      EXPIRED: 'Expired',
    },
    RequestChannel: { APP: 'App', CONSOLE: 'Console', BRANCH: 'Branch' },
  },
};
