import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'app-manage-sms:test': {
      mn: 'SMS турших',
      en: 'Test SMS',
      ru: 'Проверка SMS',
      demo: ['admin', 'operator'],
    },
  },
  smsTest: {
    new: { mn: 'Шинэ туршилт', en: 'New test', ru: 'Новая проверка' },
  },
  resources: {
    'settings/sms-test': {
      name: {
        mn: 'SMS туршилт |||| SMS туршилтууд',
        en: 'SMS test |||| SMS tests',
        ru: 'Проверка SMS |||| Проверки SMS |||| Проверки SMS',
      },
      fields: {
        text: { mn: 'Мессежийн агуулга', en: 'Text', ru: 'Текст сообщения' },
        operator: {
          mn: 'Үүрэн холбооны оператор',
          en: 'Mobile operator',
          ru: 'Мобильный оператор',
        },
        segments: { mn: 'Хэсгийн тоо', en: 'Parts', ru: 'Частей' },
        failure: {
          mn: 'Хүрээгүй шалтгаан',
          en: 'Why it did not arrive',
          ru: 'Почему не доставлено',
        },
        deliveredAt: { mn: 'Хүрсэн огноо', en: 'Delivered at', ru: 'Доставлено' },
      },
      sections: {
        message: { mn: 'Турших мессеж', en: 'Test message', ru: 'Проверочное сообщение' },
      },
    },
  },
} satisfies Words;
