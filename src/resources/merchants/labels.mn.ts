/** Mongolian texts: what the pages of this area share. */
export const labels = {
  enums: {
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
