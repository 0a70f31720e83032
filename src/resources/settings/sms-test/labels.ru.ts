import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  smsTest: { new: 'Новая проверка' },
  resources: {
    'settings/sms-test': {
      name: 'Проверка SMS |||| Проверки SMS |||| Проверки SMS',
      fields: {
        text: 'Текст сообщения',
        operator: 'Мобильный оператор',
        segments: 'Частей',
        price: 'Цена',
        failure: 'Почему не доставлено',
        deliveredAt: 'Доставлено',
      },
      sections: { message: 'Проверочное сообщение' },
    },
  },
};
