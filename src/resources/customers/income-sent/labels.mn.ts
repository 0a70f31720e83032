/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'customers/income/sent': {
      name: 'Орлого |||| Илгээсэн орлого',
      fields: {
        type: 'Орлогын төрөл',
        margin: 'Маржин',
        months: 'Сарууд',
        month: 'Сар',
        files: 'Файлууд',
        material: 'Материал',
        totalPages: 'Нийт хуудас',
        viewedPages: 'Үзсэн хуудас',
        medium: 'Хэлбэр',
        averageAmount: 'Сарын дундаж орлого',
        customerId: 'Харилцагч',
        monthCount: 'Сарын тоо',
        fileCount: 'Файлын тоо',
        confirmedCount: 'Баталгаажсан файл',
        amount: 'Баталгаажих орлого',
        date: 'Баримтын огноо',
        sentAt: 'Илгээсэн огноо',
        attempts: 'Буцаасан тоо',
        note: 'Тэмдэглэл',
        rejectReason: 'Татгалзсан шалтгаан',
        returnReason: 'Буцаасан шалтгаан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        createdBy: 'Бүртгэсэн ажилтан',
        limitBefore: 'Өмнөх зээлийн эрх',
        limitAfter: 'Шинэ зээлийн эрх',
        document: 'Нэмэлт баримт (PDF)',
        picture: 'Нэмэлт зураг',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        returned: 'Буцаасан',
        approved: 'Батлагдсан',
        refused: 'Татгалзсан',
        paper: 'Цаасан',
        registering: 'Бүртгэж байгаа',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/income-sent': typeof labels;
  }
}
