import type { Same } from '../../Same';
import type { sheet as mn } from '../../mn/frame/sheet';

/** Texts of imports: the file, and which column holds what. */
export const sheet = {
  sheet: {
    rows: 'Строки файла',
    all_rows: 'Все строки: %{count}',
    only_wrong: 'Только строки с ошибками: %{count}',
    row: 'Строка',
    outcome: 'Результат',
    why: 'Пояснение',
    try: 'Пробная проверка',
    checking: 'Проверка…',
    go_on: 'Продолжить: %{count}',
    again: 'Повторить: %{count}',
    result: 'Файл результатов',
    progress: 'Выполнено: %{done} из %{of}',
    outcomes: {
      NOT_SENT: 'Не отправлена',
      READY: 'Можно внести',
      ADDED: 'Внесена',
      REFUSED: 'Не внесена',
      WRONG: 'С ошибкой',
      UNKNOWN: 'Неизвестно',
    },
    file: {
      choose: 'Выбрать файл',
      other: 'Выбрать другой файл',
      help: 'Файл Excel или CSV до %{size}. В первой строке — заголовки.',
      needs: 'Нужные столбцы: %{columns}.',
      needs_one: 'И один из этих: %{columns}.',
      template: 'Скачать шаблон',
      empty: 'В файле нет строк.',
      locked:
        'Файл защищён паролем или сохранён в старом Excel. Сохраните его как .xlsx без пароля.',
      unreadable: 'Файл не читается. Проверьте, что это файл Excel или CSV.',
      tooLong: 'В файле слишком много строк. Разделите его на несколько файлов.',
    },
    mapping: {
      title: 'Столбцы',
      none: 'Нет',
      column: 'Столбец %{number}',
      missing: 'Выберите каждый столбец, отмеченный звёздочкой.',
    },
  },
} satisfies Same<typeof mn>;
