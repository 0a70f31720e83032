import { loanFields } from '../loan/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/court': {
      name: 'Зээл |||| Шүүхэд шилжсэн зээл',
      fields: {
        ...loanFields,
        courtState: 'Шүүхийн шат',
        claim: 'Нэхэмжилсэн дүн',
        courtCosts: 'Хураамж ба зардал',
        awarded: 'Шүүхээс шийдвэрлэсэн дүн',
      },
      views: { letters: 'Бичиг бэлтгэж буй', filed: 'Шүүхэд өгсөн', decided: 'Шийдвэр гарсан' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/court': typeof labels;
  }
}
