/** Mongolian texts: what belongs to this folder. */
export const labels = {
  entryModels: {
    example: 'Жишээ бичилт',
    note: 'Жишээг журнал бичдэг яг тэр дүрмээр шалгадаг.',
    count: 'Энэ загвараар бичсэн журнал',
  },
  resources: {
    'entrymodel-cg': {
      name: 'Бичилтийн загвар |||| Бичилтийн загварууд',
      fields: {
        kind: 'Үйлдэл',
        debits: 'Дебит данс',
        credits: 'Кредит данс',
        origin: 'Хэн бичдэг',
        amount: 'Жишээ дүн',
        journals: 'Бичсэн журнал',
        lastBookedOn: 'Сүүлд бичсэн',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/entry-model': typeof labels;
  }
}
