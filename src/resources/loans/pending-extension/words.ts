import type { Words } from '../../../i18n/words';
import { words as pendingLoan } from '../pending-loan/words';

export const words = {
  rights: {
    'loan-extension-request:list': {
      mn: 'Хүлээгдэж буй сунгалт',
      en: 'Pending extensions',
      ru: 'Ожидающие продления',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'loans/pending/extension': {
      name: {
        mn: 'Зээлийн хугацаа сунгалт |||| Зээлийн хугацаа сунгалтууд',
        en: 'Loan extension |||| Loan extensions',
        ru: 'Продление кредита |||| Продления кредитов |||| Продления кредитов',
      },
      fields: {
        ...pendingLoan.resources['loans/pending/loan'].fields,
        duration: { mn: 'Сунгах хугацаа', en: 'Extended by', ru: 'Срок продления' },
        termUnit: { mn: 'Хугацааны нэгж', en: 'Term unit', ru: 'Единица срока' },
        extensionFee: { mn: 'Сунгалтын шимтгэл', en: 'Extension fee', ru: 'Комиссия за продление' },
        newRefundDate: {
          mn: 'Шинэ төлөх огноо',
          en: 'New repayment date',
          ru: 'Новая дата погашения',
        },
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
