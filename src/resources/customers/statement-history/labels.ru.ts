import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'statement-history-list': {
      name: 'История выписок |||| История выписок |||| История выписок',
      fields: {
        customerId: 'Клиент',
        periodFrom: 'Начало периода',
        periodTo: 'Конец периода',
        channel: 'Канал запроса',
        requestedAt: 'Дата запроса',
        requestedBy: 'Запросил',
        failure: 'Причина ошибки',
        statementId: 'Выписка',
      },
      views: { open: 'Ожидают', failed: 'С ошибкой', byStaff: 'Запрошены сотрудником' },
    },
  },
  enums: {
    StatementRequestState: {
      REQUESTED: 'Ожидает',
      READY: 'Готова',
      FAILED: 'Ошибка',
      EXPIRED: 'Срок истёк',
    },
    RequestChannel: { APP: 'Приложение', CONSOLE: 'Консоль', BRANCH: 'Отделение' },
  },
};
