/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    access_override: {
      name: 'Удирдлагын шийдвэр |||| Удирдлагын шийдвэрүүд',
      fields: { customerId: 'Харилцагч', access: 'Эрх', until: 'Хүчинтэй сүүлийн өдөр' },
      sections: { word: 'Шийдвэр' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/access-override': typeof labels;
  }
}
