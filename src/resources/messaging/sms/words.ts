import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'app-manage-sms:send': {
      mn: 'SMS илгээх',
      en: 'Send SMS',
      ru: 'Отправка SMS',
      demo: ['admin', 'operator'],
    },
    'app-manage-sms:list': {
      mn: 'SMS жагсаалт харах',
      en: 'See SMS',
      ru: 'Просмотр SMS',
      demo: ['admin', 'operator'],
    },
  },
  resources: {
    sms: {
      name: {
        mn: 'SMS |||| SMS мессежүүд',
        en: 'SMS |||| SMS messages',
        ru: 'SMS |||| SMS |||| SMS-сообщения',
      },
      fields: {
        templateId: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
        text: { mn: 'Мессежийн агуулга', en: 'Text', ru: 'Текст сообщения' },
        isAgain: {
          mn: 'Өнөөдөр илгээсэн мессежийг дахин илгээх',
          en: 'Send again what was sent today',
          ru: 'Отправить ещё раз то, что уже отправлено сегодня',
        },
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
        createdBy: { mn: 'Илгээсэн ажилтан', en: 'Sent by', ru: 'Отправил' },
      },
      sections: {
        message: { mn: 'Мессеж', en: 'Message', ru: 'Сообщение' },
      },
      views: {
        SENT: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
        DELIVERED: { mn: 'Хүрсэн', en: 'Delivered', ru: 'Доставлено' },
        FAILED: { mn: 'Хүрээгүй', en: 'Not delivered', ru: 'Не доставлено' },
        NOT_SENT: { mn: 'Илгээгээгүй', en: 'Not sent', ru: 'Не отправлено' },
      },
    },
  },
  enums: {
    SmsKind: {
      SINGLE: { mn: 'Нэг харилцагчид', en: 'To one customer', ru: 'Одному клиенту' },
      LOAN: { mn: 'Зээлийн', en: 'About a loan', ru: 'По кредиту' },
      SYSTEM: { mn: 'Системийн', en: 'By the system', ru: 'Системное' },
      TEST: { mn: 'Туршилт', en: 'Test', ru: 'Проверка' },
    },
  },
} satisfies Words;
