/** Mongolian texts: what the pages of this area share. */
export const labels = {
  enums: {
    MatchQuality: {
      REGNUM: 'Регистрийн дугаар таарсан',
      PHONE: 'Утасны дугаар таарсан',
      NAME: 'Зөвхөн нэр таарсан',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    watchlists: typeof labels;
  }
}
