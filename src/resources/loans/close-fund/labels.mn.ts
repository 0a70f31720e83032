import { loanFields } from '../loan/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/close-fund': {
      name: 'Зээл |||| Эрсдэлийн сангаас хаах',
      views: { bad: 'Муу', risk: 'Эрсдэлийн сан', court: 'Шүүхэд' },
      fields: {
        ...loanFields,
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/close-fund': typeof labels;
  }
}
