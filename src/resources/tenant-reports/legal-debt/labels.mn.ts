import { reportFields } from '../reportLabels.mn';
/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'tenant-report/legal-debt': {
      name: 'Зээл |||| Хуулийн шатны өр',
      views: { risk: 'Эрсдэлийн сан', court: 'Шүүхэд' },
      fields: { ...reportFields },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/legal-debt': typeof labels;
  }
}
