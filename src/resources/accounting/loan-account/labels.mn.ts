import { accountFields } from '../../../i18n/mn/shared/ledger';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'accounting/accounts/loan': {
      name: 'Зээлийн данс |||| Зээлийн данс',
      fields: accountFields,
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/loan-account': typeof labels;
  }
}
