import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'loan-pending-request:list': {
      mn: 'Хүлээгдэж буй зээлийн хүсэлт',
      en: 'Pending loan requests',
      ru: 'Ожидающие заявки на кредит',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'loans/pending/loan': {
      name: {
        mn: 'Хүлээгдэж буй зээлийн хүсэлт |||| Хүлээгдэж буй зээлийн хүсэлт',
        en: 'Pending loan request |||| Pending loan requests',
        ru: 'Ожидающая заявка на кредит |||| Ожидающие заявки на кредит |||| Ожидающие заявки на кредит',
      },
      fields: {
        code: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
        productType: { mn: 'Бүтээгдэхүүний төрөл', en: 'Product type', ru: 'Вид продукта' },
        requestedAmount: { mn: 'Хүссэн дүн', en: 'Requested amount', ru: 'Запрошенная сумма' },
        cause: {
          mn: 'Амжилтгүй болсон шалтгаан',
          en: 'Reason for the failure',
          ru: 'Причина ошибки',
        },
        retryable: { mn: 'Дахин оролдож болох эсэх', en: 'May be retried', ru: 'Можно повторить' },
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
