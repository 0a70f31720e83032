import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'la-request-tenant:list': {
      mn: 'Тенантын зээлийн үнэлгээ, хүсэлт',
      en: "One's tenant's loan assessments and requests",
      ru: 'Оценки и заявки своего кредитора',
      demo: ['admin', 'tenant'],
    },
  },
  resources: {
    'loans/assessment': {
      name: {
        mn: 'Зээлийн үнэлгээ |||| Зээлийн үнэлгээнүүд',
        en: 'Loan assessment |||| Loan assessments',
        ru: 'Оценка кредита |||| Оценки кредитов |||| Оценки кредитов',
      },
      fields: {
        assessedBy: { mn: 'Үнэлсэн ажилтан', en: 'Assessed by', ru: 'Кто оценил' },
        loanId: {
          mn: 'Үүссэн зээлийн хүсэлт',
          en: 'Loan request created',
          ru: 'Созданная заявка на кредит',
        },
        interestRate: { mn: 'Хүүгийн хувь', en: 'Interest rate', ru: 'Процентная ставка' },
        accountNumber: { mn: 'Мөнгө шилжүүлэх данс', en: 'Payout account', ru: 'Счёт для выдачи' },
        assessedAmount: { mn: 'Үнэлсэн дүн', en: 'Assessed amount', ru: 'Оценённая сумма' },
        requestNumber: { mn: 'Хүсэлтийн дугаар', en: 'Request number', ru: 'Номер заявки' },
        requestedAmount: { mn: 'Хүссэн дүн', en: 'Requested amount', ru: 'Запрошенная сумма' },
        duration: { mn: 'Хугацаа', en: 'Term', ru: 'Срок' },
        termUnit: { mn: 'Хугацааны нэгж', en: 'Term unit', ru: 'Единица срока' },
        score: { mn: 'Зээлийн оноо', en: 'Score', ru: 'Кредитный балл' },
        viewedAt: { mn: 'Үзсэн огноо', en: 'Viewed at', ru: 'Просмотрена' },
        expiresOn: { mn: 'Хүчинтэй хугацаа', en: 'Valid until', ru: 'Действует до' },
        monthlyIncome: { mn: 'Сарын орлого', en: 'Monthly income', ru: 'Месячный доход' },
        monthlyDebt: {
          mn: 'Сарын өрийн төлөлт',
          en: 'Monthly debt payments',
          ru: 'Месячные платежи по долгам',
        },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        accepted: { mn: 'Хүлээн авсан', en: 'Accepted', ru: 'Приняты' },
        refused: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
        expired: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истекли' },
        cancelled: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменены' },
      },
      sections: {
        request: { mn: 'Хүсэлт', en: 'Request', ru: 'Заявка' },
        assessment: { mn: 'Үнэлгээ', en: 'Assessment', ru: 'Оценка' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
      events: {
        view: { mn: 'Хүсэлтийг үзсэн', en: 'Request viewed', ru: 'Заявка просмотрена' },
      },
    },
  },
} satisfies Words;
