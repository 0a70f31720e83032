/** Mongolian texts: what belongs to this folder. */
export const labels = {
  customerLists: {
    product: {
      loans: 'Энэ бүтээгдэхүүний зээл',
      none: 'Зээл алга.',
      failed: 'Зээлийг уншиж чадсангүй.',
      agreed: 'Нээлттэй зээлийн үлдэгдлийн нийлбэр',
    },
  },
  resources: {
    products: {
      name: 'Бүтээгдэхүүн |||| Бүтээгдэхүүнүүд',
      fields: {
        customerId: 'Харилцагч',
        productType: 'Бүтээгдэхүүн',
        limit: 'Лимит',
        used: 'Ашигласан',
        available: 'Боломжит үлдэгдэл',
        usedShare: 'Ашиглалт',
        openLoans: 'Нээлттэй зээл',
        allLoans: 'Нийт зээл',
        overdueDays: 'Хэтэрсэн хоног',
        since: 'Анх авсан огноо',
      },
      views: { inUse: 'Ашиглаж буй', overdue: 'Хугацаа хэтэрсэн', paidOff: 'Төлж дууссан' },
      sections: { holding: 'Бүтээгдэхүүн' },
      actions: { loan_issued: 'Зээл олгох', loan_closed: 'Зээл хаах' },
    },
  },
  enums: {
    ProductState: {
      REQUESTED: 'Хүсэлт гаргасан',
      IN_USE: 'Ашиглаж буй',
      OVERDUE: 'Хугацаа хэтэрсэн',
      RISKED: 'Эрсдэлд шилжсэн',
      PAID_OFF: 'Төлж дууссан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/product': typeof labels;
  }
}
