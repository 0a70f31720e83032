/** Mongolian texts: what belongs to this folder. */
export const labels = {
  glTransactions: {
    legs: 'Бичилт',
    to_origin: '%{label} руу очих',
    count: 'Журнал',
    broken: 'Тэнцээгүй журнал: %{ids}',
  },
  resources: {
    'accounting/gl-transactions': {
      name: 'Ерөнхий дэвтрийн гүйлгээ |||| Ерөнхий дэвтрийн гүйлгээ',
      fields: {
        valueDate: 'Тооцох огноо',
        bookedAt: 'Бичсэн огноо',
        kind: 'Төрөл',
        amount: 'Дүн',
        debits: 'Дебит данс',
        credits: 'Кредит данс',
        origin: 'Эх сурвалж',
        memo: 'Гүйлгээний утга',
        reverses: 'Буцаасан журнал',
        reason: 'Шалтгаан',
        state: 'Төлөв',
        by: 'Бичсэн ажилтан',
        journalNo: 'Журналын дугаар',
      },
      sections: { reversal: 'Буцаалт' },
      views: {
        loans: 'Зээл',
        reversed: 'Буцаалт',
        opening: 'Эхний үлдэгдэл',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/gl-transaction': typeof labels;
  }
}
