import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'loans/pending/ltl': {
      name: {
        mn: 'Хүлээгдэж буй урт хугацаат зээл |||| Хүлээгдэж буй урт хугацаат зээл',
        en: 'Pending long-term loan |||| Pending long-term loans',
        ru: 'Ожидающий долгосрочный кредит |||| Ожидающие долгосрочные кредиты |||| Ожидающие долгосрочные кредиты',
      },
      fields: {
        customerId: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
        loanId: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
        code: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
        productType: { mn: 'Бүтээгдэхүүний төрөл', en: 'Product type', ru: 'Вид продукта' },
        requestedAmount: { mn: 'Хүссэн дүн', en: 'Requested amount', ru: 'Запрошенная сумма' },
        requestedAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Requested at', ru: 'Дата заявки' },
        cause: {
          mn: 'Амжилтгүй болсон шалтгаан',
          en: 'Reason for the failure',
          ru: 'Причина ошибки',
        },
        retryable: { mn: 'Дахин оролдож болох эсэх', en: 'May be retried', ru: 'Можно повторить' },
        rejectReason: { mn: 'Татгалзсан шалтгаан', en: 'Rejection reason', ru: 'Причина отказа' },
        decidedAt: { mn: 'Шийдвэрлэсэн огноо', en: 'Decided at', ru: 'Дата решения' },
        decidedBy: { mn: 'Шийдвэрлэсэн ажилтан', en: 'Decided by', ru: 'Кто решил' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        failed: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Ошибка' },
        done: { mn: 'Гүйцэтгэсэн', en: 'Carried out', ru: 'Исполнены' },
        cancelled: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
      },
      sections: {
        request: { mn: 'Хүсэлт', en: 'Request', ru: 'Заявка' },
        decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
      },
    },
  },
} satisfies Words;
