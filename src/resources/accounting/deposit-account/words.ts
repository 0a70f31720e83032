import type { Words } from '../../../i18n/words';
import { accountFields } from '../../../i18n/shared/ledger';

export const words = {
  resources: {
    'accounting/accounts/deposit': {
      name: {
        mn: 'Хадгаламжийн данс |||| Хадгаламжийн данс',
        en: 'Deposit account |||| Deposit accounts',
        ru: 'Депозитный счёт |||| Депозитные счета |||| Депозитные счета',
      },
      fields: accountFields,
    },
  },
} satisfies Words;
