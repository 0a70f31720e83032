import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    worki_info: {
      name: 'Сведения о работе |||| Сведения о работе |||| Сведения о работе',
      fields: {
        customerId: 'Клиент',
        employer: 'Работодатель',
        position: 'Должность',
        since: 'Работает с',
        salary: 'Заработная плата',
        fetchedAt: 'Последняя загрузка',
      },
      actions: { fetch_work: 'Запросить снова' },
    },
  },
};
