import { lending } from '../../i18n/mn/shared/lending';

/** Mongolian texts: what the pages of this area share. */
export const labels = { ...lending };

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    'car-loans': typeof labels;
  }
}
