import { reportFields } from '../reportLabels.mn';
/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'tenant-report/loan-paid': {
      name: 'Зээл |||| Төлөгдсөн зээл',
      views: {
        afterOverdue: 'Хугацаа хэтэрсний дараа',
        afterCourt: 'Шүүхэд шилжсэний дараа',
        byDecision: 'Шүүхийн шийдвэрээр',
      },
      fields: {
        ...reportFields,
        closing: 'Хэрхэн хаагдсан',
        maxOverdueDays: 'Хамгийн их хэтэрсэн хоног',
        wasInCourt: 'Шүүхэд байсан эсэх',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/loan-paid': typeof labels;
  }
}
