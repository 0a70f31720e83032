/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'customers/segment-members': {
      name: 'Сегментийн харилцагч |||| Сегментийн харилцагчид',
      fields: {
        segments: 'Сегмент',
        type: 'Харилцагчийн төрөл',
        name: 'Байгууллагын нэр',
        level: 'Түвшин',
        creditLimit: 'Зээлийн эрх',
        canLend: 'Зээл авах эрх',
        createdAt: 'Бүртгүүлсэн огноо',
      },
      views: { mayLend: 'Зээл авах эрхтэй' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/segment-member': typeof labels;
  }
}
