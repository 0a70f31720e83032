import type { Words } from '../../../i18n/words';
import { accountFields } from '../../../i18n/shared/ledger';

export const words = {
  resources: {
    'accounting/accounts/loan': {
      name: {
        mn: 'Зээлийн данс |||| Зээлийн данс',
        en: 'Loan account |||| Loan accounts',
        ru: 'Кредитный счёт |||| Кредитные счета |||| Кредитные счета',
      },
      fields: accountFields,
    },
  },
} satisfies Words;
