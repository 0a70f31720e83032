import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  watch: { finder: { one: 'Enter a register number or a phone.', answered: '%{whom}: %{state}.' } },
  resources: {
    'customer-finder': {
      name: 'Customer finder |||| Customer finders',
      fields: {
        reason: 'Reason for the search',
        foundCount: 'Found',
        foundAt: 'Where found',
        answeredAt: 'Answered at',
      },
      sections: { whom: 'Who to find' },
      views: {
        PENDING: 'Pending',
        FAILED: 'Failed',
        AVAILABLE: 'Found',
        NOT_AVAILABLE: 'Not found',
      },
      actions: { ask_again: 'Search again' },
    },
  },
};
