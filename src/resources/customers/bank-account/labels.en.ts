import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    bank_account: {
      name: 'Bank account |||| Bank accounts',
      fields: {
        customerId: 'Customer',
        number: 'Account number',
        ownerName: 'Account holder',
        role: 'Primary account',
        isRun: 'Run enabled',
        lastRun: 'Last run',
      },
      actions: { set_prime: 'Make primary' },
    },
  },
  enums: { BankAccountRole: { OTHER: 'Other', PRIME: 'Primary' } },
};
