import { only, type Words } from '../../../i18n/words';
import { words as room } from '../customer/words';

const source = room.resources.customers;

export const words = {
  resources: {
    'customers/segment-members': {
      name: {
        mn: 'Сегментийн харилцагч |||| Сегментийн харилцагчид',
        en: 'Customer of the segment |||| Customers of the segment',
        ru: 'Клиент сегмента |||| Клиенты сегмента |||| Клиенты сегмента',
      },
      fields: {
        ...only(source.fields, ['type', 'level', 'creditLimit', 'canLend']),
        segments: { mn: 'Сегмент', en: 'Segment', ru: 'Сегмент' },
        name: { mn: 'Байгууллагын нэр', en: 'Company name', ru: 'Название организации' },
        createdAt: { mn: 'Бүртгүүлсэн огноо', en: 'Registered at', ru: 'Дата регистрации' },
      },
      views: {
        mayLend: { mn: 'Зээл авах эрхтэй', en: 'May borrow', ru: 'С доступом к кредитам' },
      },
    },
  },
} satisfies Words;
