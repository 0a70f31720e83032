import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: { log_title: 'Журнал верификации' },
  resources: {
    'customers/verification-log': {
      name: 'Верификация |||| Журнал верификации |||| Журнал верификации',
      fields: {
        customerId: 'Клиент',
        at: 'Время',
        type: 'Вид верификации',
        target: 'Телефон или эл. почта',
        result: 'Результат',
        rejectionCode: 'Код отказа',
        reason: 'Пояснение',
        verifiedBy: 'Подтвердил',
      },
    },
  },
  enums: {
    VerificationType: {
      PHONE: 'Телефон',
      EMAIL: 'Эл. почта',
      FAMILY_VERIFICATION: 'Подтверждение члена семьи',
      PHONE_VERIFICATION: 'Подтверждение телефона',
      EMAIL_VERIFICATION: 'Подтверждение эл. почты',
    },
  },
};
