import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/leasing-refund': {
      name: 'Погашение лизинга |||| Погашение лизинга |||| Погашение лизинга',
      fields: {
        receiptNumber: 'Номер платежа',
        loanId: 'Кредит',
        code: 'Код кредита',
        merchant: 'Продавец',
        deliveredAt: 'Товар передан',
        journalId: 'Журнал',
        product: 'Продукт',
        amount: 'Оплачено',
        principalPaid: 'Основной долг',
        interestPaid: 'Проценты',
        otherPaid: 'Прочее',
        paymentSource: 'Источник средств',
        paidAt: 'Дата оплаты',
      },
    },
  },
};
