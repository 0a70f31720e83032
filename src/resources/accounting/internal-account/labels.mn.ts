import { accountFields } from '../../../i18n/mn/shared/ledger';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'accounting/accounts/internal': {
      name: 'Дотоод данс |||| Дотоод данс',
      fields: accountFields,
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/internal-account': typeof labels;
  }
}
