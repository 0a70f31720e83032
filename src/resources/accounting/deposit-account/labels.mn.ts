import { accountFields } from '../../../i18n/mn/shared/ledger';

/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'accounting/accounts/deposit': {
      name: 'Хадгаламжийн данс |||| Хадгаламжийн данс',
      fields: accountFields,
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/deposit-account': typeof labels;
  }
}
