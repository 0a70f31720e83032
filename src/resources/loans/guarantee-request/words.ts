import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'loans/guarantee-request': {
      name: {
        mn: 'Батлан даалтын хүсэлт |||| Батлан даалтын хүсэлтүүд',
        en: 'Guarantee request |||| Guarantee requests',
        ru: 'Заявка на поручительство |||| Заявки на поручительство |||| Заявки на поручительство',
      },
      fields: {
        guarantor: { mn: 'Батлан даагч', en: 'Guarantor', ru: 'Поручитель' },
        borrower: { mn: 'Зээлдэгч', en: 'Borrower', ru: 'Заёмщик' },
        guarantorId: {
          mn: 'Батлан даагчийн бүртгэл',
          en: "Guarantor's record",
          ru: 'Карточка поручителя',
        },
        guarantorRegnum: {
          mn: 'Батлан даагчийн регистр',
          en: "Guarantor's register number",
          ru: 'Регистрационный номер поручителя',
        },
        borrowerId: { mn: 'Зээлдэгчийн бүртгэл', en: "Borrower's record", ru: 'Карточка заёмщика' },
        code: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
        lentAmount: { mn: 'Зээлийн дүн', en: 'Loan amount', ru: 'Сумма кредита' },
        guaranteedAmount: {
          mn: 'Батлан даах дүн',
          en: 'Guaranteed amount',
          ru: 'Сумма поручительства',
        },
        loanState: { mn: 'Зээлийн явц', en: 'Progress of the loan', ru: 'Ход выдачи кредита' },
        decidedAt: { mn: 'Хариу өгсөн огноо', en: 'Answered at', ru: 'Дата ответа' },
        decidedBy: { mn: 'Цуцалсан ажилтан', en: 'Cancelled by', ru: 'Кто отменил' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        approved: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрены' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
        cancelled: { mn: 'Цуцалсан', en: 'Cancelled', ru: 'Отменены' },
        failed: { mn: 'Үргэлжлээгүй зээл', en: 'Loan did not proceed', ru: 'Выдача не состоялась' },
      },
      sections: {
        request: { mn: 'Хүсэлт', en: 'Request', ru: 'Заявка' },
        decision: { mn: 'Хариу', en: 'Answer', ru: 'Ответ' },
      },
    },
  },
  enums: {
    GuaranteeRequestState: {
      PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
      APPROVED: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрена' },
      REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонена' },
      CANCELLED: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменена' },
    },
    GuaranteeLoanState: {
      FAILED_TO_PROCEED: {
        mn: 'Үргэлжлүүлж чадаагүй',
        en: 'Failed to proceed',
        ru: 'Не удалось продолжить',
      },
    },
  },
} satisfies Words;
