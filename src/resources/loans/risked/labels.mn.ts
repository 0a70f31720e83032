import { loanFields } from '../loan/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanLists: {
    risked: {
      title: 'Тулгалт',
      by_list: 'Жагсаалтын нийт',
      by_states: 'Эрсдэлийн сан ба шүүх дэх зээл',
      by_stages: 'Харилцагчдын шатаар',
      risk: 'эрсдэлийн сан %{count}',
      court: 'шүүх %{count}',
      differs: 'Зөрж байна: %{side}.',
      failed: 'Тулгалт хийх тоо ирсэнгүй.',
    },
  },
  resources: {
    'loans/risked': {
      name: 'Зээл |||| Эрсдэлтэй зээл',
      views: { risk: 'Эрсдэлийн сан', court: 'Шүүхэд' },
      fields: {
        ...loanFields,
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/risked': typeof labels;
  }
}
