import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  watch: {
    search: {
      label: 'Регистрационный номер, телефон или имя',
      help: 'Поиск среди действующих записей. В имени нужно не менее 2 букв.',
      unknown: 'Введите регистрационный номер, телефон или имя.',
      found:
        'Найдена %{smart_count} запись. |||| Найдено %{smart_count} записи. |||| Найдено %{smart_count} записей.',
      match: 'Совпадение',
      results: 'Результаты',
      name_only:
        'Если совпало только имя, это может быть другой человек: проверьте регистрационный номер.',
      open: 'Открыть запись: %{name}',
    },
    suspect: {
      label: 'Регистрационный номер или имя',
      help: 'В имени нужно не менее 2 букв.',
      unknown: 'Введите регистрационный номер или имя.',
      none: 'В списке подозреваемых нет.',
      birth_year: 'Год рождения',
      authority: 'Кто разыскивает',
      since: 'Дата',
    },
  },
};
