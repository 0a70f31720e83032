import type { Words } from '../../../i18n/words';

export const words = {
  batch: {
    title: {
      mn: 'Багц төлөлт бүртгэх',
      en: 'Book a batch of payments',
      ru: 'Провести пакет платежей',
    },
    open: { mn: 'Файлаас төлөх', en: 'Pay from a file', ru: 'Оплатить из файла' },
    borrower: { mn: 'Зээлдэгч', en: 'Borrower', ru: 'Заёмщик' },
    closes: { mn: 'Зээл хаагдана.', en: 'This closes the loan.', ru: 'Кредит будет закрыт.' },
    differs: {
      mn: 'Мөрүүдийн нийлбэр банкны орлоготой тэнцүү биш байна. Тэнцүү болтол бүртгэх боломжгүй.',
      en: 'The rows do not add up to the bank receipt. They can be booked once they do.',
      ru: 'Сумма строк не равна банковскому поступлению. Провести можно, только когда они совпадут.',
    },
    book: { mn: 'Төлөлтүүдийг бүртгэх', en: 'Book the payments', ru: 'Провести платежи' },
    columns: {
      loanCode: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
      accountNumber: { mn: 'Зээлийн данс', en: 'Loan account', ru: 'Счёт кредита' },
      regnum: { mn: 'Регистрийн дугаар', en: 'Register number', ru: 'Регистрационный номер' },
      amount: { mn: 'Дүн', en: 'Amount', ru: 'Сумма' },
      date: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      note: { mn: 'Гүйлгээний утга', en: 'Note', ru: 'Назначение' },
    },
    mapping: {
      nobody: {
        mn: 'Зээлийн код, зээлийн данс, регистрийн дугаарын аль нэгийг сонгоно уу.',
        en: 'Choose a column with the loan code, the loan account or the register number.',
        ru: 'Выберите столбец с кодом кредита, счётом кредита или регистрационным номером.',
      },
      amount: {
        mn: 'Дүнгийн баганыг сонгоно уу.',
        en: 'Choose the column with the amount.',
        ru: 'Выберите столбец с суммой.',
      },
    },
    problems: {
      nobody: {
        mn: 'Хэний зээл болох нь тодорхойгүй.',
        en: 'It is not clear whose loan this is.',
        ru: 'Не указано, чей это кредит.',
      },
      repeated: { mn: 'Ижил мөр давхардсан.', en: 'Duplicate row.', ru: 'Строка повторяется.' },
    },
    outcomes: {
      READY: { mn: 'Бүртгэх боломжтой', en: 'Can be booked', ru: 'Можно провести' },
      BOOKED: { mn: 'Бүртгэсэн', en: 'Booked', ru: 'Проведено' },
      TEMPORARY: { mn: 'Түр дансанд', en: 'To the temporary account', ru: 'На временный счёт' },
      REFUSED: { mn: 'Бүртгэгдээгүй', en: 'Refused', ru: 'Отклонено' },
      WRONG: { mn: 'Алдаатай', en: 'Invalid', ru: 'С ошибкой' },
      UNKNOWN: { mn: 'Тодорхойгүй', en: 'Unknown', ru: 'Неизвестно' },
      NOT_SENT: { mn: 'Илгээгээгүй', en: 'Not sent', ru: 'Не отправлено' },
    },
    totals: {
      rows: { mn: 'Мөрийн тоо', en: 'Rows', ru: 'Строк' },
      wrong: { mn: 'Алдаатай мөр', en: 'Invalid rows', ru: 'Строк с ошибками' },
      total: { mn: 'Мөрүүдийн нийлбэр, ₮', en: 'Total of the rows, ₮', ru: 'Сумма строк, ₮' },
      difference: {
        mn: 'Банкны орлогоос зөрүү, ₮',
        en: 'Difference from the receipt, ₮',
        ru: 'Разница с поступлением, ₮',
      },
      loans: { mn: 'Зээлд орох, ₮', en: 'To loans, ₮', ru: 'На кредиты, ₮' },
      temporary: {
        mn: 'Түр дансанд, ₮',
        en: 'To the temporary account, ₮',
        ru: 'На временный счёт, ₮',
      },
    },
  },
  resources: {
    'loans/batch-payment': {
      name: {
        mn: 'Багц төлөлт |||| Багц төлөлтүүд',
        en: 'Batch payment |||| Batch payments',
        ru: 'Пакетное погашение |||| Пакетные погашения |||| Пакетные погашения',
      },
      fields: {
        batchCode: { mn: 'Багцын код', en: 'Batch code', ru: 'Код пакета' },
        payer: { mn: 'Төлөгч байгууллага', en: 'Payer', ru: 'Плательщик' },
        receiptAmount: { mn: 'Банкны орлого', en: 'Bank receipt', ru: 'Поступление банка' },
        fileName: { mn: 'Файл', en: 'File', ru: 'Файл' },
        rowCount: { mn: 'Мөрийн тоо', en: 'Rows', ru: 'Строк' },
        bookedCount: { mn: 'Бүртгэсэн мөр', en: 'Booked rows', ru: 'Проведено строк' },
        bookedAmount: { mn: 'Зээлд орсон', en: 'Booked on loans', ru: 'Проведено на кредиты' },
        temporaryAmount: {
          mn: 'Түр дансанд',
          en: 'To the temporary account',
          ru: 'На временный счёт',
        },
        refusedCount: { mn: 'Бүртгэгдээгүй мөр', en: 'Refused rows', ru: 'Отклонено строк' },
      },
      sections: {
        receipt: { mn: 'Банкны орлого', en: 'Bank receipt', ru: 'Поступление банка' },
      },
    },
  },
  enums: {
    BatchState: {
      OPEN: { mn: 'Гүйцэтгэж буй', en: 'Open', ru: 'Выполняется' },
      DONE: { mn: 'Дууссан', en: 'Done', ru: 'Выполнен' },
      WITH_REFUSALS: {
        mn: 'Бүртгэгдээгүй мөртэй',
        en: 'With refused rows',
        ru: 'С отклонёнными строками',
      },
    },
  },
} satisfies Words;
