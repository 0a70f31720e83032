import type { Words } from '../../../i18n/words';
import { accountFields } from '../../../i18n/shared/ledger';

export const words = {
  resources: {
    'accounting/accounts/internal': {
      name: {
        mn: 'Дотоод данс |||| Дотоод данс',
        en: 'Internal account |||| Internal accounts',
        ru: 'Внутренний счёт |||| Внутренние счета |||| Внутренние счета',
      },
      fields: accountFields,
    },
  },
} satisfies Words;
