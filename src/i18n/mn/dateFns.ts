import type { Locale, Month } from 'date-fns';
import { mn } from 'date-fns/locale/mn';

const weekdays = ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба'];
const shortWeekdays = ['Ня', 'Да', 'Мя', 'Лх', 'Пү', 'Ба', 'Бя'];

/**
 * date-fns' Mongolian with our own names of months and weekdays: the package misspells the eleventh month, reads
 * October to December as January, and writes narrow months in Latin numerals.
 */
export const dateFnsLocale: Locale = {
  ...mn,
  localize: {
    ...mn.localize,
    month: (month, options) =>
      options?.width === 'narrow' ? `${month + 1}` : `${month + 1}-р сар`,
    day: (day, options) =>
      (options?.width ?? 'wide') === 'wide' ? (weekdays[day] ?? '') : (shortWeekdays[day] ?? ''),
  },
  match: {
    ...mn.match,
    month: (text) => {
      const found = /^(1[0-2]|[1-9])(-р сар)?/i.exec(text);
      if (!found) return null;
      return { value: (Number(found[1]) - 1) as Month, rest: text.slice(found[0].length) };
    },
  },
};
