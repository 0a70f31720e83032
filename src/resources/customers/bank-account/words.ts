import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    bank_account: {
      name: {
        mn: 'Банкны данс |||| Банкны данснууд',
        en: 'Bank account |||| Bank accounts',
        ru: 'Банковский счёт |||| Банковские счета |||| Банковские счета',
      },
      fields: {
        number: { mn: 'Дансны дугаар', en: 'Account number', ru: 'Номер счёта' },
        ownerName: { mn: 'Эзэмшигчийн нэр', en: 'Account holder', ru: 'Владелец счёта' },
        role: { mn: 'Үндсэн данс эсэх', en: 'Primary account', ru: 'Основной счёт' },
        isRun: { mn: 'Татаж байгаа эсэх', en: 'Run enabled', ru: 'Загрузка включена' },
        lastRun: { mn: 'Сүүлд татсан огноо', en: 'Last run', ru: 'Последняя загрузка' },
      },
      actions: {
        set_prime: { mn: 'Үндсэн болгох', en: 'Make primary', ru: 'Сделать основным' },
      },
    },
  },
  enums: {
    BankAccountRole: {
      OTHER: { mn: 'Нэмэлт', en: 'Other', ru: 'Дополнительный' },
      PRIME: { mn: 'Үндсэн', en: 'Primary', ru: 'Основной' },
    },
  },
} satisfies Words;
