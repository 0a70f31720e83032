import type { Words } from '../../../i18n/words';
import { openLoanFields } from '../reportWords';

export const words = {
  rights: {
    'loan-tenant-report-total:view': {
      mn: 'Тайлан: нийт зээл',
      en: 'Report: all loans',
      ru: 'Отчёт: все кредиты',
      demo: ['admin', 'economist', 'tenant'],
    },
  },
  resources: {
    'tenant-report/loan-total': {
      name: {
        mn: 'Зээл |||| Нийт зээл',
        en: 'Loan |||| Total loans',
        ru: 'Кредит |||| Все кредиты |||| Все кредиты',
      },
      views: {
        overdue: { mn: 'Хугацаа хэтэрсэн', en: 'Overdue', ru: 'С просрочкой' },
        customers: {
          mn: 'Хэтэрсэн харилцагч',
          en: 'Overdue customers',
          ru: 'Клиенты с просрочкой',
        },
        nonPerforming: { mn: 'Чанаргүй', en: 'Non-performing', ru: 'Неработающие' },
      },
      fields: openLoanFields,
    },
  },
} satisfies Words;
