import type { Words } from '../../../i18n/words';
import { words as pendingLoan } from '../pending-loan/words';

export const words = {
  rights: {
    'ltl-pending-request:view': {
      mn: 'Хүлээгдэж буй урт хугацаат зээл',
      en: 'Pending long-term loans',
      ru: 'Ожидающие долгосрочные кредиты',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'loans/pending/ltl': {
      name: {
        mn: 'Хүлээгдэж буй урт хугацаат зээл |||| Хүлээгдэж буй урт хугацаат зээл',
        en: 'Pending long-term loan |||| Pending long-term loans',
        ru: 'Ожидающий долгосрочный кредит |||| Ожидающие долгосрочные кредиты |||| Ожидающие долгосрочные кредиты',
      },
      fields: pendingLoan.resources['loans/pending/loan'].fields,
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
