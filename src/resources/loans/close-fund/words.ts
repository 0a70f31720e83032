import type { Words } from '../../../i18n/words';
import { loanFields } from '../loan/words';

export const words = {
  resources: {
    'loans/close-fund': {
      name: {
        mn: 'Зээл |||| Эрсдэлийн сангаас хаах',
        en: 'Loan |||| Close from risk fund',
        ru: 'Кредит |||| Закрытие за счёт фонда риска |||| Закрытие за счёт фонда риска',
      },
      views: {
        bad: { mn: 'Муу', en: 'Bad', ru: 'Плохие' },
        risk: { mn: 'Эрсдэлийн сан', en: 'Risk department', ru: 'Отдел риска' },
        court: { mn: 'Шүүхэд', en: 'In court', ru: 'В суде' },
      },
      fields: {
        ...loanFields,
      },
    },
  },
} satisfies Words;
