import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/pending/extension': {
      name: 'Продление кредита |||| Продления кредитов |||| Продления кредитов',
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
        duration: 'Срок продления',
        termUnit: 'Единица срока',
        extensionFee: 'Комиссия за продление',
        newRefundDate: 'Новая дата погашения',
      },
      views: { waiting: 'Ожидают', failed: 'Ошибка', done: 'Исполнены', cancelled: 'Отклонены' },
      sections: { request: 'Заявка', decision: 'Решение' },
    },
  },
};
