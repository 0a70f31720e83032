import type { Localization } from '@mui/material/locale';
import type { Locale } from './locale';
import { muiTexts as mn } from './mn/mui';

/** Texts of MUI's own components in Mongolian, for the theme of the first render. */
export const mongolianMuiTexts: Localization = mn;

/**
 * Texts of MUI's own components in a language, to be merged into the theme: `createTheme(theme, texts)`.
 * English is MUI's default, so there is nothing to add.
 */
export async function loadMuiTexts(locale: Locale): Promise<Localization> {
  if (locale === 'mn') return mn;
  if (locale === 'ru') return (await import('./ru/mui')).muiTexts;
  return {};
}
