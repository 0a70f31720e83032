import type { Words } from '../../../i18n/words';
import { loanFields } from '../loan/words';

export const words = {
  resources: {
    'loans/court': {
      name: {
        mn: 'Зээл |||| Шүүхэд шилжсэн зээл',
        en: 'Loan |||| Loans in court',
        ru: 'Кредит |||| Кредиты в суде |||| Кредиты в суде',
      },
      fields: {
        ...loanFields,
        courtState: { mn: 'Шүүхийн шат', en: 'Stage of the case', ru: 'Этап дела' },
        claim: { mn: 'Нэхэмжилсэн дүн', en: 'Claim amount', ru: 'Сумма иска' },
        courtCosts: { mn: 'Хураамж ба зардал', en: 'Fee and costs', ru: 'Пошлина и расходы' },
        awarded: { mn: 'Шүүхээс шийдвэрлэсэн дүн', en: 'Awarded', ru: 'Присуждено' },
      },
      views: {
        letters: { mn: 'Бичиг бэлтгэж буй', en: 'Letters', ru: 'Письма' },
        filed: { mn: 'Шүүхэд өгсөн', en: 'Filed', ru: 'Поданные' },
        decided: { mn: 'Шийдвэр гарсан', en: 'Decided', ru: 'Решённые' },
      },
    },
  },
} satisfies Words;
