import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/pending/ltl': {
      name: 'Ожидающий долгосрочный кредит |||| Ожидающие долгосрочные кредиты |||| Ожидающие долгосрочные кредиты',
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
