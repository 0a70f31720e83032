import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'current-account/bank-account': {
      name: 'Bank account of a temporary account |||| Bank accounts of temporary accounts',
      fields: {
        customerId: 'Customer',
        number: 'Bank account',
        ownerName: 'Account holder',
        match: 'Comparison of names',
        balance: 'Temporary account balance',
        isRun: 'Run enabled',
        lastRun: 'Last run',
      },
      views: {
        with_money: 'With money',
        differing: 'Names differ',
      },
    },
  },
};
