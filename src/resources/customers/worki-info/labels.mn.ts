/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    worki_info: {
      name: 'Ажил эрхлэлтийн мэдээлэл |||| Ажил эрхлэлтийн мэдээлэл',
      fields: {
        customerId: 'Харилцагч',
        employer: 'Ажил олгогч',
        position: 'Албан тушаал',
        since: 'Ажилд орсон огноо',
        salary: 'Цалин',
        fetchedAt: 'Сүүлд татсан огноо',
      },
      actions: { fetch_work: 'Дахин татах' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/worki-info': typeof labels;
  }
}
