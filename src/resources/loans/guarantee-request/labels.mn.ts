/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/guarantee-request': {
      name: 'Батлан даалтын хүсэлт |||| Батлан даалтын хүсэлтүүд',
      fields: {
        guarantor: 'Батлан даагч',
        borrower: 'Зээлдэгч',
        guarantorId: 'Батлан даагчийн бүртгэл',
        guarantorRegnum: 'Батлан даагчийн регистр',
        borrowerId: 'Зээлдэгчийн бүртгэл',
        loanId: 'Зээл',
        code: 'Зээлийн код',
        lentAmount: 'Зээлийн дүн',
        guaranteedAmount: 'Батлан даах дүн',
        loanState: 'Зээлийн явц',
        requestedAt: 'Хүсэлт гаргасан огноо',
        decidedAt: 'Хариу өгсөн огноо',
        decidedBy: 'Цуцалсан ажилтан',
      },
      actions: {
        guarantee_agreed: 'Батлан даагч зөвшөөрсөн',
        guarantee_refused: 'Батлан даагч татгалзсан',
      },
      views: {
        waiting: 'Хүлээгдэж буй',
        approved: 'Батлагдсан',
        refused: 'Татгалзсан',
        cancelled: 'Цуцалсан',
        failed: 'Үргэлжлээгүй зээл',
      },
      sections: { request: 'Хүсэлт', decision: 'Хариу' },
    },
  },
  enums: {
    GuaranteeRequestState: {
      PENDING: 'Хүлээгдэж буй',
      APPROVED: 'Батлагдсан',
      REJECTED: 'Татгалзсан',
      CANCELLED: 'Цуцлагдсан',
    },
    GuaranteeLoanState: { FAILED_TO_PROCEED: 'Үргэлжлүүлж чадаагүй' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/guarantee-request': typeof labels;
  }
}
