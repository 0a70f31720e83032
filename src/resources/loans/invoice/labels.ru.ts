import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    new_invoice: 'Новый счёт',
    invoice: {
      code: 'Код кредита',
      find: 'Показать платежи',
      none: 'Кредита с таким кодом нет.',
      no_rows: 'У этого кредита нет неоплаченных платежей.',
      row: 'Платёж для счёта',
      live: 'счёт уже выставлен',
    },
  },
  resources: {
    invoices: {
      name: 'Счёт на оплату |||| Счета на оплату |||| Счета на оплату',
      fields: {
        number: 'Номер счёта',
        loanId: 'Кредит',
        installmentNo: 'Номер платежа',
        dueDate: 'Срок оплаты',
        qpayLink: 'Ссылка QPay',
        checkedAt: 'Проверено',
        payerBank: 'Банк плательщика',
        qpayId: 'Номер QPay',
        paidAt: 'Оплачен',
      },
      sections: { row: 'Платёж для счёта' },
      views: {
        pending: 'Ожидают',
        paid: 'Оплачены',
        cancelled: 'Отменены',
        rejected: 'Отклонены',
        unsuccess: 'Неуспешны',
      },
    },
  },
  enums: {
    InvoiceState: {
      pending: 'Ожидает оплаты',
      paid: 'Оплачен',
      cancelled: 'Отменён',
      rejected: 'Отклонён',
      unsuccess: 'Неуспешно',
    },
  },
};
