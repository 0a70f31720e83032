import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    points: {
      balance: 'Остаток баллов: %{points}',
      other: 'Прочее',
      by_type: 'Баллы по видам',
      count: 'Количество',
    },
  },
  resources: {
    'customers/point': {
      name: 'Бонусный балл |||| Бонусные баллы |||| Бонусные баллы',
      fields: {
        customerId: 'Клиент',
        type: 'Вид баллов',
        credit: 'Начислено',
        debit: 'Использовано',
        source: 'Примечание',
      },
      views: { given: 'Начислено', used: 'Использовано' },
    },
  },
};
