/** Mongolian texts: what belongs to this folder. */
export const labels = {
  people: {
    points: {
      balance: 'Онооны үлдэгдэл: %{points}',
      other: 'Бусад',
      by_type: 'Онооны хөдөлгөөн төрлөөр',
      count: 'Тоо',
    },
  },
  resources: {
    'customers/point': {
      name: 'Урамшууллын оноо |||| Урамшууллын оноо',
      fields: {
        customerId: 'Харилцагч',
        type: 'Онооны төрөл',
        credit: 'Нэмэгдсэн',
        debit: 'Зарцуулсан',
        source: 'Тайлбар',
      },
      views: { given: 'Нэмэгдсэн', used: 'Зарцуулсан' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/customer-point': typeof labels;
  }
}
