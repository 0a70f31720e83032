import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  contracts: {
    requests: {
      stages: 'Stages',
      oldest: 'Oldest: %{smart_count} hour |||| Oldest: %{smart_count} hours',
      late: 'Late: %{count}',
      none: 'No request',
    },
  },
  resources: {
    'online/active-requests': {
      name: 'Active request |||| Active requests',
      fields: {
        customerId: 'Customer',
        code: 'Request number',
        type: 'Contract type',
        stage: 'Stage',
        stageSince: 'In the stage since',
        requestedAt: 'Requested at',
        waitedHours: 'Hours waited',
        isLate: 'Late',
        contractId: 'Contract',
      },
      views: { late: 'Late', signing: 'Waiting for signature' },
    },
  },
};
