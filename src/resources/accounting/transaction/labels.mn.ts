/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'accounting/transactions': {
      name: 'Гүйлгээ |||| Гүйлгээ',
      fields: {
        valueDate: 'Тооцох огноо',
        bookedAt: 'Бичсэн огноо',
        kind: 'Төрөл',
        number: 'Дансны дугаар',
        account: 'Ерөнхий дэвтрийн данс',
        customerId: 'Харилцагч',
        debit: 'Дебит',
        credit: 'Кредит',
        counter: 'Харьцсан данс',
        journalId: 'Журнал',
        origin: 'Эх сурвалж',
        memo: 'Гүйлгээний утга',
        ref: 'Лавлагааны дугаар',
        by: 'Бичсэн ажилтан',
      },
      views: {
        wallets: 'Хэтэвч',
        loans: 'Зээлийн данс',
        bank: 'Банк',
        suspense: 'Түр данс',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/transaction': typeof labels;
  }
}
