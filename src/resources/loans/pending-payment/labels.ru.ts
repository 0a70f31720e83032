import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/pending/payment': {
      name: 'Заявка на оплату |||| Заявки на оплату |||| Заявки на оплату',
      fields: {
        customerId: 'Клиент',
        loanId: 'Кредит',
        code: 'Код кредита',
        productType: 'Вид продукта',
        requestedAmount: 'Запрошенная сумма',
        requestedAt: 'Дата заявки',
        cause: 'Причина ошибки',
        retryable: 'Можно повторить',
        rejectReason: 'Причина отказа',
        decidedAt: 'Дата решения',
        decidedBy: 'Кто решил',
        amount: 'Сумма платежа',
        paymentSource: 'Источник средств',
      },
      views: { waiting: 'Ожидают', failed: 'Ошибка', done: 'Исполнены', cancelled: 'Отклонены' },
      sections: { request: 'Заявка', decision: 'Решение' },
    },
  },
};
