/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/pending/loan': {
      name: 'Хүлээгдэж буй зээлийн хүсэлт |||| Хүлээгдэж буй зээлийн хүсэлт',
      fields: {
        customerId: 'Харилцагч',
        loanId: 'Зээл',
        code: 'Зээлийн код',
        productType: 'Бүтээгдэхүүний төрөл',
        requestedAmount: 'Хүссэн дүн',
        requestedAt: 'Хүсэлт гаргасан огноо',
        cause: 'Амжилтгүй болсон шалтгаан',
        retryable: 'Дахин оролдож болох эсэх',
        rejectReason: 'Татгалзсан шалтгаан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        failed: 'Амжилтгүй',
        done: 'Гүйцэтгэсэн',
        cancelled: 'Татгалзсан',
      },
      sections: { request: 'Хүсэлт', decision: 'Шийдвэр' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/pending-loan': typeof labels;
  }
}
