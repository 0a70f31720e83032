import type { Same } from '../../Same';
import type { chart as mn } from '../../mn/frame/chart';

/** Charts: what is said around them and to screen readers. */
export const chart: Same<typeof mn> = {
  chart: {
    as_table: 'Показать таблицей',
    no_data: 'Нет данных для показа',
    no_value: 'нет значения',
    loading: 'Загрузка',
    describe:
      '%{title}. Всего %{total}. Наибольшее: %{most}. Стрелки читают числа по одному, те же числа в таблице.',
    describe_steps:
      '%{title}. Последние значения: %{last}. Стрелки читают значения, те же числа есть в таблице.',
  },
};
