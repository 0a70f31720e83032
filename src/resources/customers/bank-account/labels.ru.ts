import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    bank_account: {
      name: 'Банковский счёт |||| Банковские счета |||| Банковские счета',
      fields: {
        customerId: 'Клиент',
        number: 'Номер счёта',
        ownerName: 'Владелец счёта',
        role: 'Основной счёт',
        isRun: 'Загрузка включена',
        lastRun: 'Последняя загрузка',
      },
      actions: { set_prime: 'Сделать основным' },
    },
  },
  enums: { BankAccountRole: { OTHER: 'Дополнительный', PRIME: 'Основной' } },
};
