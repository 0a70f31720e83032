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
  enums: { StageLateness: { IN_TIME: 'В срок', LATE: 'Задержан', VERY_LATE: 'Сильно задержан' } },
};
