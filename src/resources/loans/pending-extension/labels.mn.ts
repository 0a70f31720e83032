/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/pending/extension': {
      name: 'Зээлийн хугацаа сунгалт |||| Зээлийн хугацаа сунгалтууд',
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
        duration: 'Сунгах хугацаа',
        termUnit: 'Хугацааны нэгж',
        extensionFee: 'Сунгалтын шимтгэл',
        newRefundDate: 'Шинэ төлөх огноо',
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
    'loans/pending-extension': typeof labels;
  }
}
