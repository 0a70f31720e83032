import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  creditRegistry: {
    line: {
      line: 'Credit line',
      owes: 'Still owed: %{amount}. A line that is not fully repaid cannot be closed.',
      clear: 'Nothing is owed. The line may be closed in the registry.',
      final: 'The decision cannot be undone.',
    },
  },
  resources: {
    'zms-line-close-request': {
      name: 'Credit-line closing request |||| Credit-line closing requests',
      fields: {
        contractId: 'Contract',
        customerId: 'Customer',
        limit: 'Limit of the line',
        balance: 'Balance',
        openLoans: 'Open loans',
        state: 'State',
        requestedAt: 'Requested at',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
      },
      views: { PENDING: 'Pending', APPROVED: 'Approved', REJECTED: 'Rejected' },
      actions: { close_line: 'Close the line', keep_line: 'Refuse to close' },
    },
  },
};
