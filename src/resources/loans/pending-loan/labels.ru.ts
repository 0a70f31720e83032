import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/pending/loan': {
      name: 'Ожидающая заявка на кредит |||| Ожидающие заявки на кредит |||| Ожидающие заявки на кредит',
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
      },
      views: { waiting: 'Ожидают', failed: 'Ошибка', done: 'Исполнены', cancelled: 'Отклонены' },
      sections: { request: 'Заявка', decision: 'Решение' },
    },
  },
};
