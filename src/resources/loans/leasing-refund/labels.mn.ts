/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/leasing-refund': {
      name: 'Лизингийн эргэн төлөлт |||| Лизингийн эргэн төлөлт',
      fields: {
        receiptNumber: 'Төлөлтийн дугаар',
        loanId: 'Зээл',
        code: 'Зээлийн код',
        merchant: 'Худалдаачин',
        deliveredAt: 'Бараа олгосон огноо',
        journalId: 'Журнал',
        product: 'Бүтээгдэхүүн',
        amount: 'Төлсөн дүн',
        principalPaid: 'Үндсэн төлбөр',
        interestPaid: 'Хүү',
        otherPaid: 'Бусад',
        paymentSource: 'Мөнгөний эх үүсвэр',
        paidAt: 'Төлсөн огноо',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/leasing-refund': typeof labels;
  }
}
