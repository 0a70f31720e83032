import type { Same } from '../../Same';
import type { list as mn } from '../../mn/frame/list';

/** Lists: filters, views, columns, selection. */
export const list = {
  list: {
    search: 'Поиск',
    former: 'Ранее: %{value} (до %{day})',
    select_row: 'Выбрать: %{name}',
    pages: 'Страницы',
    add_filter: '+ Фильтр',
    remove_filter: 'Убрать фильтр: %{name}',
    columns: 'Столбцы',
    column_width: 'Ширина столбца: %{name}',
    reset_columns: 'Вернуть исходные столбцы',
    density: 'Высота строк',
    densities: { compact: 'Плотные строки', comfortable: 'Свободные строки' },
    views: 'Представления',
    save_view: 'Сохранить как новое представление…',
    new_view: 'Новое представление',
    view_name: 'Название представления',
    view_taken: 'Представление с таким названием уже есть.',
    update_view: 'Обновить «%{name}» по текущему виду',
    rename_view: 'Переименовать «%{name}»…',
    rename: 'Переименовать представление',
    remove_view: 'Удалить «%{name}»',
    first_view: 'Открывать список с «%{name}»',
    pin_view: 'Держать «%{name}» на рабочем столе',
    declared_first: 'Открывать список как прежде',
    peek: 'Строка вкратце',
    keys: {
      next: 'Следующая строка',
      previous: 'Предыдущая строка',
      open: 'Открыть',
      peek: 'Взглянуть на строку, закрыть',
      tick: 'Отметить строку или снять отметку',
      search: 'Перейти к поиску',
    },
    selection: 'Выбранные строки',
    selected:
      'Выбрана %{smart_count} строка |||| Выбраны %{smart_count} строки |||| Выбрано %{smart_count} строк',
    tick_all: 'Выбрать все строки по этому фильтру: %{count}',
    tick_first: 'Выбрать первые %{count} из %{total} строк по этому фильтру',
    bulk_progress: 'Выполнено строк: %{done} из %{total}',
    bulk_stop: 'Остановить здесь',
    one_at_a_time: 'Это делается по одной строке.',
    bulk_failed:
      'Не выполнена %{smart_count} строка: |||| Не выполнены %{smart_count} строки: |||| Не выполнено %{smart_count} строк:',
  },
} satisfies Same<typeof mn>;
