/** A name in the language of the screen; the Mongolian one where there is no other. */
export function nameIn(locale: string, names: { mn: string; en: string; ru?: string }): string {
  if (locale === 'en') return names.en;
  return (locale === 'ru' ? names.ru : undefined) ?? names.mn;
}
