import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Locale } from './locale';

/**
 * Texts of the date and time pickers for `LocalizationProvider`'s `localeText`, as their own chunk.
 * English is the pickers' default, so there is nothing to add.
 */
export async function loadPickerTexts(locale: Locale): Promise<Partial<PickersLocaleText>> {
  if (locale === 'mn') return (await import('./mn/pickers')).pickerTexts;
  if (locale === 'ru') return (await import('./ru/pickers')).pickerTexts;
  return {};
}

/** How the calendar names a month with its year, in date-fns' signs. */
export const monthFormat = (locale: Locale): string =>
  locale === 'mn' ? "yyyy 'оны' LLLL" : 'LLLL yyyy';
