import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'merchant-history': {
      name: {
        mn: 'Мерчантын түүх |||| Мерчантын түүх',
        en: 'Day of a merchant |||| Merchant history',
        ru: 'День мерчанта |||| История мерчанта |||| История мерчанта',
      },
      fields: {
        merchantName: { mn: 'Мерчант', en: 'Merchant', ru: 'Мерчант' },
        opening: { mn: 'Эхний үлдэгдэл', en: 'Opening', ru: 'Начальный остаток' },
        salesCount: { mn: 'Борлуулалтын тоо', en: 'Sales', ru: 'Продаж' },
        sales: { mn: 'Борлуулалт', en: 'Sold', ru: 'Продано' },
        cashedOut: { mn: 'Банк руу гарсан', en: 'Paid to the bank', ru: 'Выведено в банк' },
        toWallet: { mn: 'Хэтэвч рүү', en: 'To the wallet', ru: 'На кошелёк' },
        other: { mn: 'Буцаалт', en: 'Taken back', ru: 'Отменено' },
        commission: { mn: 'Шимтгэл', en: 'Commission', ru: 'Комиссия' },
        closing: { mn: 'Эцсийн үлдэгдэл', en: 'Closing', ru: 'Конечный остаток' },
      },
      views: {
        sold: { mn: 'Борлуулалттай өдөр', en: 'With sales', ru: 'С продажами' },
        paid: { mn: 'Зарлагатай өдөр', en: 'With a cash-out', ru: 'С выводом' },
      },
    },
  },
  merchants: {
    history: {
      totals: { mn: 'Нийт дүн', en: 'Totals', ru: 'Итоги' },
      source: { mn: 'Эх сурвалж', en: 'Source', ru: 'Источник' },
      days: { mn: 'Түүх (өдрөөр)', en: 'History (by day)', ru: 'История (по дням)' },
      moves: {
        mn: 'Дэлгэрэнгүй түүх, дэвтэр',
        en: 'Detailed history, ledger',
        ru: 'Подробная история, книга',
      },
      left: { mn: 'Дансанд үлдсэн', en: 'Left on the accounts', ru: 'Остаток на счетах' },
      agrees: { mn: 'Дэвтэртэй тулсан', en: 'Agrees with the ledger', ru: 'Сходится с книгой' },
      differs: { mn: 'Дэвтрээс зөрсөн', en: 'Differs from the ledger', ru: 'Не сходится с книгой' },
    },
  },
} satisfies Words;
