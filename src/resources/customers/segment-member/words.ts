import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'customers/segment-members': {
      name: {
        mn: 'Сегментийн харилцагч |||| Сегментийн харилцагчид',
        en: 'Customer of the segment |||| Customers of the segment',
        ru: 'Клиент сегмента |||| Клиенты сегмента |||| Клиенты сегмента',
      },
      fields: {
        segments: { mn: 'Сегмент', en: 'Segment', ru: 'Сегмент' },
        type: { mn: 'Харилцагчийн төрөл', en: 'Customer type', ru: 'Тип клиента' },
        name: { mn: 'Байгууллагын нэр', en: 'Company name', ru: 'Название организации' },
        level: { mn: 'Түвшин', en: 'Level', ru: 'Уровень' },
        creditLimit: { mn: 'Зээлийн эрх', en: 'Credit limit', ru: 'Кредитный лимит' },
        canLend: { mn: 'Зээл авах эрх', en: 'May borrow', ru: 'Доступ к кредитам' },
        createdAt: { mn: 'Бүртгүүлсэн огноо', en: 'Registered at', ru: 'Дата регистрации' },
      },
      views: {
        mayLend: { mn: 'Зээл авах эрхтэй', en: 'May borrow', ru: 'С доступом к кредитам' },
      },
    },
  },
} satisfies Words;
