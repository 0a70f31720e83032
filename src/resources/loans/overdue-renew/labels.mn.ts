import { loanFields } from '../loan/labels.mn';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'loans/overdue-renew': {
      name: 'Хэтэрсэн хуваарийн шинэчлэл |||| Хэтэрсэн хуваарийн шинэчлэлүүд',
      fields: {
        ...loanFields,
        renewals: 'Шинэчилсэн тоо',
        isWatched: 'Ажиглалтад байгаа эсэх',
        renewedOn: 'Шинэчилсэн огноо',
        watchProgress: 'Хугацаандаа төлсөн мөр',
      },
      views: { overdue: 'Хугацаа хэтэрсэн', watched: 'Ажиглалтад' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/overdue-renew': typeof labels;
  }
}
