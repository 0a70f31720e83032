/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'current-account/bank-account': {
      name: 'Түр дансны банкны данс |||| Түр дансны банкны данснууд',
      fields: {
        customerId: 'Харилцагч',
        number: 'Банкны данс',
        ownerName: 'Эзэмшигчийн нэр',
        match: 'Нэрийн тулгалт',
        balance: 'Түр дансны үлдэгдэл',
        isRun: 'Татаж байгаа эсэх',
        lastRun: 'Сүүлд татсан',
      },
      views: {
        with_money: 'Үлдэгдэлтэй',
        differing: 'Нэр зөрсөн',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/current-bank-account': typeof labels;
  }
}
