/** Mongolian texts: what belongs to this folder. */
export const labels = {
  smsTest: { new: 'Шинэ туршилт' },
  resources: {
    'settings/sms-test': {
      name: 'SMS туршилт |||| SMS туршилтууд',
      fields: {
        text: 'Мессежийн агуулга',
        operator: 'Үүрэн холбооны оператор',
        segments: 'Хэсгийн тоо',
        price: 'Үнэ',
        failure: 'Хүрээгүй шалтгаан',
        deliveredAt: 'Хүрсэн огноо',
      },
      sections: { message: 'Турших мессеж' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/sms-test': typeof labels;
  }
}
