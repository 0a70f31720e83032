/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'bonus-points': {
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
    'customers/bonus-point': typeof labels;
  }
}
