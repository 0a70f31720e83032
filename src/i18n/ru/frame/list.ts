import type { Same } from '../../Same';
import type { list as mn } from '../../mn/frame/list';

/** Lists: filters, views, columns, selection. */
export const list = {
  list: {
    search: 'Поиск',
    select_row: 'Выбрать: %{name}',
    pages: 'Страницы',
    add_filter: '+ Фильтр',
    remove_filter: 'Убрать фильтр: %{name}',
    columns: 'Столбцы',
    reset_columns: 'Вернуть исходные столбцы',
    views: 'Представления',
    save_view: '+ Сохранить вид',
    view_name: 'Название вида',
    remove_view: 'Удалить вид: %{name}',
    selection: 'Выбранные строки',
    selected:
      'Выбрана %{smart_count} строка |||| Выбраны %{smart_count} строки |||| Выбрано %{smart_count} строк',
    one_at_a_time: 'Это делается по одной строке.',
    bulk_failed:
      'Не выполнена %{smart_count} строка: |||| Не выполнены %{smart_count} строки: |||| Не выполнено %{smart_count} строк:',
  },
} satisfies Same<typeof mn>;
