/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'merchant-history': {
      name: 'Мерчантын түүх |||| Мерчантын түүх',
      fields: {
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        opening: 'Эхний үлдэгдэл',
        salesCount: 'Борлуулалтын тоо',
        sales: 'Борлуулалт',
        cashedOut: 'Банк руу гарсан',
        toWallet: 'Хэтэвч рүү',
        other: 'Буцаалт',
        commission: 'Шимтгэл',
        closing: 'Эцсийн үлдэгдэл',
      },
      views: {
        sold: 'Борлуулалттай өдөр',
        paid: 'Зарлагатай өдөр',
      },
    },
  },
  merchants: {
    history: {
      totals: 'Нийт дүн',
      source: 'Эх сурвалж',
      days: 'Түүх (өдрөөр)',
      moves: 'Дэлгэрэнгүй түүх, дэвтэр',
      left: 'Дансанд үлдсэн',
      agrees: 'Дэвтэртэй тулсан',
      differs: 'Дэвтрээс зөрсөн',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'merchants/history': typeof labels;
  }
}
