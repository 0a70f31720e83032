import type { batch as mn } from '../../mn/pages/batch';
import type { Same } from '../../Same';

/** Batches of payments. */
export const batch = {
  batch: {
    title: 'Провести пакет платежей',
    open: 'Оплатить из файла',
    borrower: 'Заёмщик',
    closes: 'Заём будет закрыт.',
    differs: 'Сумма строк не равна поступлению банка. Провести можно, только когда они совпадут.',
    book: 'Провести платежи',
    columns: {
      loanCode: 'Код займа',
      accountNumber: 'Счёт займа',
      regnum: 'Регистрационный номер',
      amount: 'Сумма',
      date: 'Дата',
      note: 'Назначение',
    },
    mapping: {
      nobody: 'Выберите столбец с кодом займа, счётом займа или регистрационным номером.',
      amount: 'Выберите столбец с суммой.',
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
