import type { Words } from '../../../i18n/words';
import { loanFields } from '../loan/words';

export const words = {
  loanLists: {
    risked: {
      title: { mn: 'Тулгалт', en: 'Reconciliation', ru: 'Сверка' },
      by_list: { mn: 'Жагсаалтын нийт', en: 'Total of the list', ru: 'Всего в списке' },
      by_states: {
        mn: 'Эрсдэлийн сан ба шүүх дэх зээл',
        en: 'Loans in the risk department and in court',
        ru: 'Кредиты в отделе риска и в суде',
      },
      by_stages: { mn: 'Харилцагчдын шатаар', en: 'By customer stage', ru: 'По стадиям клиентов' },
      risk: {
        mn: 'эрсдэлийн сан %{count}',
        en: 'risk department %{count}',
        ru: 'отдел риска %{count}',
      },
      court: { mn: 'шүүх %{count}', en: 'court %{count}', ru: 'суд %{count}' },
      differs: { mn: 'Зөрж байна: %{side}.', en: 'Differs: %{side}.', ru: 'Расходится: %{side}.' },
      failed: {
        mn: 'Тулгалт хийх тоо ирсэнгүй.',
        en: 'The figures to reconcile could not be read.',
        ru: 'Данные для сверки не получены.',
      },
    },
  },
  resources: {
    'loans/risked': {
      name: {
        mn: 'Зээл |||| Эрсдэлтэй зээл',
        en: 'Loan |||| Risked loans',
        ru: 'Кредит |||| Рисковые кредиты |||| Рисковые кредиты',
      },
      views: {
        risk: { mn: 'Эрсдэлийн сан', en: 'Risk department', ru: 'Отдел риска' },
        court: { mn: 'Шүүхэд', en: 'In court', ru: 'В суде' },
      },
      fields: {
        ...loanFields,
      },
    },
  },
} satisfies Words;
