import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'merchant-history-detailed': {
      name: {
        mn: 'Мерчантын гүйлгээ |||| Мерчантын дэлгэрэнгүй түүх',
        en: 'Movement of a merchant |||| Detailed merchant history',
        ru: 'Движение мерчанта |||| Движения мерчанта |||| Подробная история мерчанта',
      },
      fields: {
        bookedAt: { mn: 'Бүртгэсэн огноо', en: 'Booked at', ru: 'Проведено' },
        date: { mn: 'Тооцох огноо', en: 'Value date', ru: 'Дата валютирования' },
        merchantName: { mn: 'Мерчант', en: 'Merchant', ru: 'Мерчант' },
        entryKind: { mn: 'Журналын төрөл', en: 'Kind of journal', ru: 'Вид проводки' },
        in: { mn: 'Орлого', en: 'In', ru: 'Приход' },
        out: { mn: 'Зарлага', en: 'Out', ru: 'Расход' },
        commission: { mn: 'Шимтгэл', en: 'Commission', ru: 'Комиссия' },
        journalId: { mn: 'Журнал', en: 'Journal', ru: 'Проводка' },
        origin: { mn: 'Үүсгэсэн бичлэг', en: 'Made by', ru: 'Основание' },
      },
      views: {
        SALE: { mn: 'Борлуулалт', en: 'Sales', ru: 'Продажи' },
        CASH_OUT: { mn: 'Банк руу гарсан', en: 'To the bank', ru: 'В банк' },
        TO_WALLET: { mn: 'Хэтэвч рүү', en: 'To the wallet', ru: 'На кошелёк' },
        OTHER: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
      },
    },
  },
  enums: {
    MerchantMoveKind: {
      SALE: { mn: 'Борлуулалт', en: 'Sale', ru: 'Продажа' },
      CASH_OUT: { mn: 'Банк руу гарсан', en: 'To the bank', ru: 'В банк' },
      TO_WALLET: { mn: 'Хэтэвч рүү', en: 'To the wallet', ru: 'На кошелёк' },
      OTHER: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
    },
  },
} satisfies Words;
