import { printedTexts } from '../../i18n/mn/shared/printed';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...printedTexts,
  enums: {
    ...printedTexts.enums,
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
