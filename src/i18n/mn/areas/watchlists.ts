export const watchlists = {
  resources: {
    politicians: { fields: { relation: 'Хамаарал', occupation: 'Эрхэлдэг ажил' } },
    'bw-list': { fields: { listType: 'Жагсаалт' } },
    suspect: { name: 'Сэжигтэн |||| Сэжигтнүүд', fields: {} },
  },
  enums: {},
};
