import { accountFields } from '../../../i18n/ru/shared/ledger';
import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'accounting/accounts/internal': {
      name: 'Внутренний счёт |||| Внутренние счета |||| Внутренние счета',
      fields: accountFields,
    },
  },
};
