/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanLists: {
    new_invoice: 'Нэхэмжлэх үүсгэх',
    invoice: {
      code: 'Зээлийн код',
      find: 'Мөрүүдийг харах',
      none: 'Ийм кодтой зээл олдсонгүй.',
      no_rows: 'Энэ зээлд төлөгдөөгүй мөр алга.',
      row: 'Нэхэмжлэх мөр',
      live: 'нэхэмжлэх хүлээгдэж байна',
    },
  },
  resources: {
    invoices: {
      name: 'Нэхэмжлэх |||| Нэхэмжлэхүүд',
      fields: {
        number: 'Нэхэмжлэхийн дугаар',
        loanId: 'Зээл',
        installmentNo: 'Мөр',
        dueDate: 'Төлөх огноо',
        qpayLink: 'QPay холбоос',
        checkedAt: 'Шалгасан',
        payerBank: 'Төлсөн банк',
        qpayId: 'QPay дугаар',
        paidAt: 'Төлсөн огноо',
      },
      sections: { row: 'Нэхэмжлэх мөр' },
      views: {
        pending: 'Хүлээгдэж буй',
        paid: 'Төлсөн',
        cancelled: 'Цуцлагдсан',
        rejected: 'Татгалзсан',
        unsuccess: 'Амжилтгүй',
      },
    },
  },
  enums: {
    InvoiceState: {
      pending: 'Хүлээгдэж буй',
      paid: 'Төлсөн',
      cancelled: 'Цуцлагдсан',
      rejected: 'Татгалзсан',
      unsuccess: 'Амжилтгүй',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'loans/invoice': typeof labels;
  }
}
