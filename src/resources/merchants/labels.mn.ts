import { ledgerEnums, ledgerTexts } from '../../i18n/mn/shared/ledger';
import { ownerEnums } from '../../i18n/mn/shared/owners';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...ledgerTexts,
  enums: {
    ...ledgerEnums,
    ...ownerEnums,
    InstituteType: {
      SCHOOL: 'Сургууль',
      KINDERGARTEN: 'Цэцэрлэг',
      UNIVERSITY: 'Их, дээд сургууль',
    },
    InstituteRegistrationState: { REGISTERED: 'Бүртгэгдсэн', CANCELLED: 'Цуцлагдсан' },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    merchants: typeof labels;
  }
}
