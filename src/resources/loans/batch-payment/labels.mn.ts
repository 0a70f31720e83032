/** Mongolian texts: what belongs to this folder. */
export const labels = {
  batch: {
    title: 'Багц төлөлт бүртгэх',
    open: 'Файлаас төлөх',
    borrower: 'Зээлдэгч',
    closes: 'Зээл хаагдана.',
    differs:
      'Мөрүүдийн нийлбэр банкны орлоготой тэнцүү биш байна. Тэнцүү болтол бүртгэх боломжгүй.',
    book: 'Төлөлтүүдийг бүртгэх',
    columns: {
      loanCode: 'Зээлийн код',
      accountNumber: 'Зээлийн данс',
      regnum: 'Регистрийн дугаар',
      amount: 'Дүн',
      date: 'Огноо',
      note: 'Гүйлгээний утга',
    },
    mapping: {
      nobody: 'Зээлийн код, зээлийн данс, регистрийн дугаарын аль нэгийг сонгоно уу.',
      amount: 'Дүнгийн баганыг сонгоно уу.',
    },
    problems: { nobody: 'Хэний зээл болох нь тодорхойгүй.', repeated: 'Ижил мөр давхардсан.' },
    outcomes: {
      READY: 'Бүртгэх боломжтой',
      BOOKED: 'Бүртгэсэн',
      TEMPORARY: 'Түр дансанд',
      REFUSED: 'Бүртгэгдээгүй',
      WRONG: 'Алдаатай',
      UNKNOWN: 'Тодорхойгүй',
      NOT_SENT: 'Илгээгээгүй',
    },
    totals: {
      rows: 'Мөрийн тоо',
      wrong: 'Алдаатай мөр',
      total: 'Мөрүүдийн нийлбэр, ₮',
      difference: 'Банкны орлогоос зөрүү, ₮',
      loans: 'Зээлд орох, ₮',
      temporary: 'Түр дансанд, ₮',
    },
  },
  resources: {
    'loans/batch-payment': {
      name: 'Багц төлөлт |||| Багц төлөлтүүд',
      fields: {
        batchCode: 'Багцын код',
        payer: 'Төлөгч байгууллага',
        receiptAmount: 'Банкны орлого',
        fileName: 'Файл',
        rowCount: 'Мөрийн тоо',
        bookedCount: 'Бүртгэсэн мөр',
        bookedAmount: 'Зээлд орсон',
        temporaryAmount: 'Түр дансанд',
        refusedCount: 'Бүртгэгдээгүй мөр',
      },
      sections: { receipt: 'Банкны орлого' },
    },
  },
  enums: {
    BatchState: { OPEN: 'Гүйцэтгэж буй', DONE: 'Дууссан', WITH_REFUSALS: 'Бүртгэгдээгүй мөртэй' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/batch-payment': typeof labels;
  }
}
