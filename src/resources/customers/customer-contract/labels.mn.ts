/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'customers/contract': {
      name: 'Гэрээ |||| Гэрээнүүд',
      fields: {
        customerId: 'Харилцагч',
        limit: 'Зээлийн эрх',
        version: 'Хувилбар',
        owner: 'Зээлдүүлэгч',
        zmsWriteStatus: 'ЗМС бичилт',
        isArchive: 'Архивласан эсэх',
        verifiedAt: 'Баталгаажсан огноо',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/customer-contract': typeof labels;
  }
}
