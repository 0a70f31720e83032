/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/pending/payment': {
      name: 'Төлбөрийн хүсэлт |||| Төлбөрийн хүсэлтүүд',
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
        amount: 'Төлөх дүн',
        paymentSource: 'Мөнгөний эх үүсвэр',
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
    'loans/pending-payment': typeof labels;
  }
}
