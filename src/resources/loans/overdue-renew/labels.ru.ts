import { loanFields } from '../loan/labels.ru';
import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'loans/overdue-renew': {
      name: 'Обновление просроченного графика |||| Обновления просроченных графиков |||| Обновления просроченных графиков',
      fields: {
        ...loanFields,
        renewals: 'Обновлений',
        isWatched: 'Под наблюдением',
        renewedOn: 'Обновлён',
        watchProgress: 'Платежей внесено в срок',
      },
      views: { overdue: 'Просроченные', watched: 'Под наблюдением' },
    },
  },
};
