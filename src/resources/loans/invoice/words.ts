import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-invoice:list': {
      mn: 'Нэхэмжлэх харах',
      en: 'See invoices',
      ru: 'Счета',
      demo: ['admin', 'economist', 'accountant'],
    },
  },
  loanLists: {
    new_invoice: { mn: 'Нэхэмжлэх үүсгэх', en: 'New invoice', ru: 'Новый счёт' },
    invoice: {
      code: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код кредита' },
      find: { mn: 'Мөрүүдийг харах', en: 'Show the installments', ru: 'Показать платежи' },
      none: {
        mn: 'Ийм кодтой зээл олдсонгүй.',
        en: 'There is no loan with this code.',
        ru: 'Кредита с таким кодом нет.',
      },
      no_rows: {
        mn: 'Энэ зээлд төлөгдөөгүй мөр алга.',
        en: 'This loan has no unpaid installments.',
        ru: 'У этого кредита нет неоплаченных платежей.',
      },
      row: { mn: 'Нэхэмжлэх мөр', en: 'Installment to invoice', ru: 'Платёж для счёта' },
      live: {
        mn: 'нэхэмжлэх хүлээгдэж байна',
        en: 'an invoice is pending',
        ru: 'счёт уже выставлен',
      },
    },
  },
  resources: {
    invoices: {
      name: {
        mn: 'Нэхэмжлэх |||| Нэхэмжлэхүүд',
        en: 'Invoice |||| Invoices',
        ru: 'Счёт на оплату |||| Счета на оплату |||| Счета на оплату',
      },
      fields: {
        number: { mn: 'Нэхэмжлэхийн дугаар', en: 'Invoice number', ru: 'Номер счёта' },
        installmentNo: { mn: 'Мөр', en: 'Installment', ru: 'Номер платежа' },
        dueDate: { mn: 'Төлөх огноо', en: 'Due date', ru: 'Срок оплаты' },
        qpayLink: { mn: 'QPay холбоос', en: 'QPay link', ru: 'Ссылка QPay' },
        checkedAt: { mn: 'Шалгасан', en: 'Checked', ru: 'Проверено' },
        isUnanswered: { mn: 'QPay хариу өгөөгүй', en: 'No answer of QPay', ru: 'QPay не ответил' },
        payerBank: { mn: 'Төлсөн банк', en: 'Paid through', ru: 'Банк плательщика' },
        qpayId: { mn: 'QPay дугаар', en: 'QPay ID', ru: 'Номер QPay' },
        paidAt: { mn: 'Төлсөн огноо', en: 'Paid at', ru: 'Оплачен' },
      },
      sections: {
        row: { mn: 'Нэхэмжлэх мөр', en: 'Installment to invoice', ru: 'Платёж для счёта' },
      },
      views: {
        pending: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'Ожидают' },
        paid: { mn: 'Төлсөн', en: 'Paid', ru: 'Оплачены' },
        cancelled: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменены' },
        rejected: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонены' },
        unsuccess: { mn: 'Амжилтгүй', en: 'Failed', ru: 'Неуспешны' },
      },
    },
  },
  enums: {
    InvoiceState: {
      pending: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'Ожидает оплаты' },
      paid: { mn: 'Төлсөн', en: 'Paid', ru: 'Оплачен' },
      cancelled: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Отменён' },
      rejected: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонён' },
      unsuccess: { mn: 'Амжилтгүй', en: 'Unsuccessful', ru: 'Неуспешно' },
    },
  },
} satisfies Words;
