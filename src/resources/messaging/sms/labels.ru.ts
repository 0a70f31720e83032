import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  resources: {
    sms: {
      name: 'SMS |||| SMS |||| SMS-сообщения',
      fields: {
        customerId: 'Клиент',
        templateId: 'Шаблон',
        loanId: 'Кредит',
        text: 'Текст сообщения',
        kind: 'Вид',
        operator: 'Мобильный оператор',
        segments: 'Частей',
        price: 'Цена',
        failure: 'Почему не доставлено',
        deliveredAt: 'Доставлено',
        createdBy: 'Отправил',
      },
      sections: { message: 'Сообщение' },
      views: {
        SENT: 'Отправлено',
        DELIVERED: 'Доставлено',
        FAILED: 'Не доставлено',
        NOT_SENT: 'Не отправлено',
      },
    },
  },
  enums: {
    SmsKind: {
      SINGLE: 'Одному клиенту',
      LOAN: 'По кредиту',
      SYSTEM: 'Системное',
      TEST: 'Проверка',
    },
  },
};
