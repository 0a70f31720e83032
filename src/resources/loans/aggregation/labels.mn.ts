/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/assessment': {
      name: 'Зээлийн үнэлгээ |||| Зээлийн үнэлгээнүүд',
      fields: {
        customerId: 'Харилцагч',
        assessedBy: 'Үнэлсэн ажилтан',
        loanId: 'Үүссэн зээлийн хүсэлт',
        interestRate: 'Хүүгийн хувь',
        accountNumber: 'Мөнгө шилжүүлэх данс',
        assessedAmount: 'Үнэлсэн дүн',
        requestNumber: 'Хүсэлтийн дугаар',
        requestedAmount: 'Хүссэн дүн',
        requestedAt: 'Хүсэлт гаргасан огноо',
        duration: 'Хугацаа',
        termUnit: 'Хугацааны нэгж',
        score: 'Зээлийн оноо',
        viewedAt: 'Үзсэн огноо',
        expiresOn: 'Хүчинтэй хугацаа',
        rejectReason: 'Татгалзсан шалтгаан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        monthlyIncome: 'Сарын орлого',
        monthlyDebt: 'Сарын өрийн төлөлт',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        accepted: 'Хүлээн авсан',
        refused: 'Татгалзсан',
        expired: 'Хугацаа дууссан',
        cancelled: 'Цуцлагдсан',
      },
      sections: { request: 'Хүсэлт', assessment: 'Үнэлгээ', decision: 'Шийдвэр' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/aggregation': typeof labels;
  }
}
