/** Mongolian texts: what belongs to this folder. */
export const labels = {
  income: {
    title: 'Орлого',
    declared: 'Мэдүүлсэн',
    extracted: 'Баримтад',
    checks: 'Мэдүүлсэн ба баримт',
    agrees: 'Таарсан',
    differs: 'Зөрүүтэй',
    not_read: 'Баримтаас уншаагүй',
    no_files: 'Баримт хавсаргаагүй байна.',
    limit_note:
      'Шийдвэр гармагц харилцагчийн цалин, оноо, зээлийн эрх шинэчлэгдэж, түүхэнд бичигдэнэ.',
    limit_lower: 'Анхаар: зээлийн эрх буурна.',
    files_needed: 'Дор хаяж нэг баримт хавсаргана уу.',
  },
  resources: {
    'customers/income/requests': {
      name: 'Орлогын хүсэлт |||| Орлогын хүсэлт',
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
      sections: {
        income: 'Орлого',
        evidence: 'Нотлох баримт',
        decision: 'Шийдвэр',
        person: 'Харилцагч',
      },
      actions: {
        send_income: 'Хянуулахаар илгээх',
        approve_income: 'Батлах',
        return_income: 'Буцаах',
        reject_income: 'Татгалзах',
        send_income_again: 'Дахин илгээх',
        create: 'Орлого бүртгэх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/income-request': typeof labels;
  }
}
