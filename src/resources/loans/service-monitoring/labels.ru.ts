import { loanFields } from '../loan/labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    stages: {
      title: 'Этапы выдачи',
      differs: 'В списке: %{count}',
      oldest: 'Самый давний',
      nothing: 'На этом этапе пусто',
      show_all: 'Все этапы',
    },
  },
  resources: {
    'loans/service-monitoring': {
      name: 'Кредит |||| Мониторинг сервисов |||| Мониторинг сервисов',
      fields: {
        ...loanFields,
        stageSince: 'На этапе с',
        lateness: 'Ожидание',
        failureCode: 'Код ошибки',
        failureText: 'Ошибка',
      },
      views: { failed: 'С ошибкой', late: 'Задержанные' },
    },
  },
  enums: {
    StageLateness: { IN_TIME: 'В срок', LATE: 'Задержан', VERY_LATE: 'Сильно задержан' },
    StageFailure: {
      NO_ANSWER: 'Ответа не было',
      LIMIT_SERVICE_UNAVAILABLE: 'Сервис лимитов не ответил',
      LEDGER_PERIOD_CLOSED: 'Учётный период закрыт',
      BANK_ACCOUNT_NOT_FOUND: 'Банковский счёт не найден',
    },
  },
};
