import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'loans/pending/loan': {
      name: {
        mn: 'Хүлээгдэж буй зээлийн хүсэлт |||| Хүлээгдэж буй зээлийн хүсэлт',
        en: 'Pending loan request |||| Pending loan requests',
        ru: 'Ожидающая заявка на кредит |||| Ожидающие заявки на кредит |||| Ожидающие заявки на кредит',
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
