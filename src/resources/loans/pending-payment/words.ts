import type { Words } from '../../../i18n/words';
import { words as pendingLoan } from '../pending-loan/words';

export const words = {
  rights: {
    'loan-payment-request:list': {
      mn: 'Хүлээгдэж буй төлбөр, багц төлөлт',
      en: 'Pending and batch payments',
      ru: 'Ожидающие и пакетные платежи',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'loans/pending/payment': {
      name: {
        mn: 'Төлбөрийн хүсэлт |||| Төлбөрийн хүсэлтүүд',
        en: 'Payment request |||| Payment requests',
        ru: 'Заявка на оплату |||| Заявки на оплату |||| Заявки на оплату',
      },
      fields: {
        ...pendingLoan.resources['loans/pending/loan'].fields,
        amount: { mn: 'Төлөх дүн', en: 'Amount to pay', ru: 'Сумма платежа' },
        paymentSource: { mn: 'Мөнгөний эх үүсвэр', en: 'Source of funds', ru: 'Источник средств' },
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
