import { loanFields } from '../loan/labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  loanLists: {
    risked: {
      title: 'Сверка',
      by_list: 'Всего в списке',
      by_states: 'Кредиты в отделе риска и в суде',
      by_stages: 'По стадиям клиентов',
      risk: 'отдел риска %{count}',
      court: 'суд %{count}',
      differs: 'Расходится: %{side}.',
      failed: 'Данные для сверки не получены.',
    },
  },
  resources: {
    'loans/risked': {
      name: 'Кредит |||| Рисковые кредиты |||| Рисковые кредиты',
      views: { risk: 'Отдел риска', court: 'В суде' },
      fields: {
        ...loanFields,
      },
    },
  },
};
