import type { Locale as DateFnsLocale } from 'date-fns';
import type { Locale } from './locale';

/** date-fns' locale for the pickers' adapter, as its own chunk. Weeks begin on Monday in all three. */
export async function loadDateFnsLocale(locale: Locale): Promise<DateFnsLocale> {
  if (locale === 'mn') return (await import('./mn/dateFns')).dateFnsLocale;
  if (locale === 'ru') return (await import('date-fns/locale/ru')).ru;
  const { enGB } = await import('date-fns/locale/en-GB');
  return enGB;
}
