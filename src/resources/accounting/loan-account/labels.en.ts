import { accountFields } from '../../../i18n/en/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/accounts/loan': {
      name: 'Loan account |||| Loan accounts',
      fields: accountFields,
    },
  },
};
