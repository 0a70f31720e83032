import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  creditRegistry: {
    line: {
      line: 'Кредитная линия',
      owes: 'Остаток: %{amount}. Непогашенная линия не закрывается.',
      clear: 'Остатка нет. Линию можно закрыть в реестре.',
      final: 'Решение нельзя отменить.',
    },
  },
  resources: {
    'zms-line-close-request': {
      name: 'Запрос на закрытие кредитной линии |||| Запросы на закрытие кредитных линий |||| Запросы на закрытие кредитных линий',
      fields: {
        contractId: 'Договор',
        customerId: 'Клиент',
        limit: 'Лимит линии',
        balance: 'Остаток',
        openLoans: 'Открытые кредиты',
        state: 'Статус',
        requestedAt: 'Дата запроса',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
      },
      views: { PENDING: 'Ожидает', APPROVED: 'Одобрено', REJECTED: 'Отклонено' },
      actions: { close_line: 'Закрыть линию', keep_line: 'Отказать в закрытии' },
    },
  },
};
