import { accountFields } from '../../../i18n/ru/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/accounts/loan': {
      name: 'Кредитный счёт |||| Кредитные счета |||| Кредитные счета',
      fields: accountFields,
    },
  },
};
