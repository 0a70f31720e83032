import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  contracts: {
    requests: {
      stages: 'Этапы',
      oldest:
        'Дольше всего: %{smart_count} час |||| Дольше всего: %{smart_count} часа |||| Дольше всего: %{smart_count} часов',
      late: 'Просрочено: %{count}',
      none: 'Нет заявок',
    },
  },
  resources: {
    'online/active-requests': {
      name: 'Активная заявка |||| Активные заявки |||| Активные заявки',
      fields: {
        customerId: 'Клиент',
        code: 'Номер заявки',
        type: 'Тип договора',
        stage: 'Этап',
        stageSince: 'На этапе с',
        requestedAt: 'Дата заявки',
        waitedHours: 'Часов ожидания',
        isLate: 'Просрочена',
        contractId: 'Договор',
      },
      views: { late: 'Просроченные', signing: 'Ожидают подписи' },
    },
  },
};
