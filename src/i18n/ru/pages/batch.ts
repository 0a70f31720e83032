import type { batch as mn } from '../../mn/pages/batch';
import type { Same } from '../../Same';

/** Batches of payments. */
export const batch = {
  batch: {
    title: 'Провести пакет платежей',
    open: 'Оплатить из файла',
    rows: 'Строки файла',
    row: 'Строка',
    borrower: 'Заёмщик',
    outcome: 'Результат',
    why: 'Пояснение',
    closes: 'Заём будет закрыт.',
    differs: 'Сумма строк не равна поступлению банка. Провести можно, только когда они совпадут.',
    try: 'Проверить',
    checking: 'Проверка…',
    book: 'Провести платежи',
    go_on: 'Продолжить: %{count}',
    again: 'Повторить: %{count}',
    result: 'Файл результатов',
    progress: 'Выполнено: %{done} из %{of}',
    columns: {
      loanCode: 'Код займа',
      accountNumber: 'Счёт займа',
      regnum: 'Регистрационный номер',
      amount: 'Сумма',
      date: 'Дата',
      note: 'Назначение',
    },
    mapping: {
      title: 'Столбцы',
      none: 'Нет',
      column: 'Столбец %{number}',
      nobody: 'Выберите столбец с кодом займа, счётом займа или регистрационным номером.',
      amount: 'Выберите столбец с суммой.',
    },
    file: {
      choose: 'Выбрать файл',
      other: 'Выбрать другой файл',
      help: 'Файл Excel или CSV до %{size}. В первой строке — заголовки.',
      empty: 'В файле нет строк.',
      unreadable: 'Файл не читается. Проверьте, что это файл Excel или CSV.',
      tooLong: 'В файле слишком много строк. Разделите его.',
    },
    problems: {
      nobody: 'Не указано, чей это заём.',
      repeated: 'Строка повторяется.',
    },
    outcomes: {
      READY: 'Можно провести',
      BOOKED: 'Проведено',
      TEMPORARY: 'Временный счёт',
      REFUSED: 'Отклонено',
      WRONG: 'Ошибка',
      UNKNOWN: 'Неизвестно',
      NOT_SENT: 'Не отправлено',
    },
    totals: {
      rows: 'Строк',
      wrong: 'Строк с ошибками',
      total: 'Сумма строк, ₮',
      difference: 'Разница с поступлением, ₮',
      loans: 'На займы, ₮',
      temporary: 'На временный счёт, ₮',
    },
  },
} satisfies Same<typeof mn>;
