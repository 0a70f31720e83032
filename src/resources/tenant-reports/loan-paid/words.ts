import { only, type Words } from '../../../i18n/words';
import { loanFields } from '../../loans/loan/words';
import { reportFields } from '../reportWords';

export const words = {
  rights: {
    'loan-tenant-report-paid:view': {
      mn: 'Тайлан: төлөгдсөн зээл',
      en: 'Report: loans paid',
      ru: 'Отчёт: погашенные кредиты',
      demo: ['admin', 'economist', 'tenant'],
    },
  },
  resources: {
    'tenant-report/loan-paid': {
      name: {
        mn: 'Зээл |||| Төлөгдсөн зээл',
        en: 'Loan |||| Paid loans',
        ru: 'Кредит |||| Погашенные кредиты |||| Погашенные кредиты',
      },
      views: {
        afterOverdue: {
          mn: 'Хугацаа хэтэрсний дараа',
          en: 'After being overdue',
          ru: 'После просрочки',
        },
        afterCourt: { mn: 'Шүүхэд шилжсэний дараа', en: 'After court', ru: 'После суда' },
        byDecision: { mn: 'Шүүхийн шийдвэрээр', en: 'By court decision', ru: 'По решению суда' },
      },
      fields: {
        ...reportFields,
        ...only(loanFields, ['refundedAmount', 'closedDate']),
        closing: { mn: 'Хэрхэн хаагдсан', en: 'How it ended', ru: 'Как закрыт' },
        maxOverdueDays: {
          mn: 'Хамгийн их хэтэрсэн хоног',
          en: 'Most days past due',
          ru: 'Наибольшая просрочка, дней',
        },
        wasInCourt: { mn: 'Шүүхэд байсан эсэх', en: 'Was in court', ru: 'Был в суде' },
      },
    },
  },
} satisfies Words;
