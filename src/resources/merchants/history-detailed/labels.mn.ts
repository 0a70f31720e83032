/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'merchant-history-detailed': {
      name: 'Мерчантын гүйлгээ |||| Мерчантын дэлгэрэнгүй түүх',
      fields: {
        bookedAt: 'Бүртгэсэн огноо',
        date: 'Тооцох огноо',
        merchantId: 'Мерчант',
        merchantName: 'Мерчант',
        entryKind: 'Журналын төрөл',
        in: 'Орлого',
        out: 'Зарлага',
        commission: 'Шимтгэл',
        balance: 'Үлдэгдэл',
        journalId: 'Журнал',
        origin: 'Үүсгэсэн бичлэг',
      },
      views: {
        SALE: 'Борлуулалт',
        CASH_OUT: 'Банк руу гарсан',
        TO_WALLET: 'Хэтэвч рүү',
        OTHER: 'Бусад',
      },
    },
  },
  enums: {
    MerchantMoveKind: {
      SALE: 'Борлуулалт',
      CASH_OUT: 'Банк руу гарсан',
      TO_WALLET: 'Хэтэвч рүү',
      OTHER: 'Бусад',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'merchants/history-detailed': typeof labels;
  }
}
