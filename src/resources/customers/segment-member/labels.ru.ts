import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/segment-members': {
      name: 'Клиент сегмента |||| Клиенты сегмента |||| Клиенты сегмента',
      fields: {
        segments: 'Сегмент',
        type: 'Тип клиента',
        name: 'Название организации',
        level: 'Уровень',
        creditLimit: 'Кредитный лимит',
        canLend: 'Доступ к кредитам',
        createdAt: 'Дата регистрации',
      },
      views: { mayLend: 'С доступом к кредитам' },
    },
  },
};
