/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'tenant-report/loan-notice': {
      name: 'Мэдэгдэх хуудас |||| Зээлийн мэдэгдэл',
      views: { court: 'Шүүх', risk: 'Эрсдэл', registry: 'ЗМС' },
      fields: {
        printedAt: 'Хэвлэсэн огноо',
        category: 'Ангилал',
        record: 'Юуны тухай',
        about: 'Дугаар, нэр',
        customerId: 'Харилцагч',
        customerName: 'Харилцагчийн нэр',
        loanId: 'Зээл',
        version: 'Хувь',
        templateVersion: 'Загварын хувилбар',
        printedBy: 'Хэвлэсэн ажилтан',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/loan-notice': typeof labels;
  }
}
