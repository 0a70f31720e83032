/** Languages of the console; Mongolian is the default (docs/domain/interface.md 1.1). */
export const locales = ['mn', 'en', 'ru'] as const;

export type Locale = (typeof locales)[number];

/** Local storage key of the chosen language; it outlives signing out. */
export const LOCALE_KEY = 'urtuu.locale';

/** The languages by their own names, for the language menu. */
export const localeNames: Readonly<Record<Locale, string>> = {
  mn: 'Монгол',
  en: 'English',
  ru: 'Русский',
};

/** True for a language that the console speaks. */
export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value);

/** The language chosen in this browser; Mongolian when none was, or when storage is closed to us. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(LOCALE_KEY);
    return isLocale(stored) ? stored : 'mn';
  } catch {
    return 'mn';
  }
}

/** Keeps the choice. A browser that refuses storage keeps it until the page is left. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // Private windows may refuse; the language still changes.
  }
}
