/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    sms: {
      name: 'SMS |||| SMS мессежүүд',
      fields: {
        customerId: 'Харилцагч',
        templateId: 'Загвар',
        loanId: 'Зээл',
        text: 'Мессежийн агуулга',
        kind: 'Төрөл',
        operator: 'Үүрэн холбооны оператор',
        segments: 'Хэсгийн тоо',
        price: 'Үнэ',
        failure: 'Хүрээгүй шалтгаан',
        deliveredAt: 'Хүрсэн огноо',
        createdBy: 'Илгээсэн ажилтан',
      },
      sections: { message: 'Мессеж' },
      views: { SENT: 'Илгээсэн', DELIVERED: 'Хүрсэн', FAILED: 'Хүрээгүй', NOT_SENT: 'Илгээгээгүй' },
    },
  },
  enums: {
    SmsKind: { SINGLE: 'Нэг харилцагчид', LOAN: 'Зээлийн', SYSTEM: 'Системийн', TEST: 'Туршилт' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/sms': typeof labels;
  }
}
