import type { Words } from '../../../i18n/words';
import { openLoanFields } from '../reportWords';

export const words = {
  rights: {
    'tenant-report-legal-debt:view': {
      mn: 'Тайлан: хуулийн шатны өр',
      en: 'Report: legal debt',
      ru: 'Отчёт: долги в суде',
      demo: ['admin', 'tenant'],
    },
  },
  resources: {
    'tenant-report/legal-debt': {
      name: {
        mn: 'Зээл |||| Хуулийн шатны өр',
        en: 'Loan |||| Legal debt',
        ru: 'Кредит |||| Долги на юридической стадии |||| Долги на юридической стадии',
      },
      views: {
        risk: { mn: 'Эрсдэлийн сан', en: 'Risk department', ru: 'Отдел риска' },
        court: { mn: 'Шүүхэд', en: 'In court', ru: 'В суде' },
      },
      fields: openLoanFields,
    },
  },
} satisfies Words;
