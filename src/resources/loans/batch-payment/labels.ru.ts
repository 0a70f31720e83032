import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  batch: {
    title: 'Провести пакет платежей',
    open: 'Оплатить из файла',
    borrower: 'Заёмщик',
    closes: 'Кредит будет закрыт.',
    differs:
      'Сумма строк не равна банковскому поступлению. Провести можно, только когда они совпадут.',
    book: 'Провести платежи',
    columns: {
      loanCode: 'Код кредита',
      accountNumber: 'Счёт кредита',
      regnum: 'Регистрационный номер',
      amount: 'Сумма',
      date: 'Дата',
      note: 'Назначение',
    },
    mapping: {
      nobody: 'Выберите столбец с кодом кредита, счётом кредита или регистрационным номером.',
      amount: 'Выберите столбец с суммой.',
    },
    problems: { nobody: 'Не указано, чей это кредит.', repeated: 'Строка повторяется.' },
    outcomes: {
      READY: 'Можно провести',
      BOOKED: 'Проведено',
      TEMPORARY: 'На временный счёт',
      REFUSED: 'Отклонено',
      WRONG: 'С ошибкой',
      UNKNOWN: 'Неизвестно',
      NOT_SENT: 'Не отправлено',
    },
    totals: {
      rows: 'Строк',
      wrong: 'Строк с ошибками',
      total: 'Сумма строк, ₮',
      difference: 'Разница с поступлением, ₮',
      loans: 'На кредиты, ₮',
      temporary: 'На временный счёт, ₮',
    },
  },
  resources: {
    'loans/batch-payment': {
      name: 'Пакетное погашение |||| Пакетные погашения |||| Пакетные погашения',
      fields: {
        batchCode: 'Код пакета',
        payer: 'Плательщик',
        receiptAmount: 'Поступление банка',
        fileName: 'Файл',
        rowCount: 'Строк',
        bookedCount: 'Проведено строк',
        bookedAmount: 'Проведено на кредиты',
        temporaryAmount: 'На временный счёт',
        refusedCount: 'Отклонено строк',
      },
      sections: { receipt: 'Поступление банка' },
    },
  },
  enums: {
    BatchState: { OPEN: 'Выполняется', DONE: 'Выполнен', WITH_REFUSALS: 'С отклонёнными строками' },
  },
};
