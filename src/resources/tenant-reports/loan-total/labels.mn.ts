import { reportFields } from '../reportLabels.mn';
/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'tenant-report/loan-total': {
      name: 'Зээл |||| Нийт зээл',
      views: {
        overdue: 'Хугацаа хэтэрсэн',
        customers: 'Хэтэрсэн харилцагч',
        nonPerforming: 'Чанаргүй',
      },
      fields: { ...reportFields },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/loan-total': typeof labels;
  }
}
