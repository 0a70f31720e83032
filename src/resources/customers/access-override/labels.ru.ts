import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    access_override: {
      name: 'Решение руководителя |||| Решения руководителя |||| Решения руководителя',
      fields: { customerId: 'Клиент', access: 'Доступ', until: 'Последний день' },
      sections: { word: 'Решение' },
    },
  },
};
