import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  watch: {
    finder: { one: 'Укажите регистрационный номер или телефон.', answered: '%{whom}: %{state}.' },
  },
  resources: {
    'customer-finder': {
      name: 'Поиск клиентов |||| Поиски клиентов |||| Поиски клиентов',
      fields: {
        reason: 'Причина поиска',
        foundCount: 'Найдено',
        foundAt: 'Где найден',
        answeredAt: 'Дата ответа',
      },
      sections: { whom: 'Кого искать' },
      views: {
        PENDING: 'В ожидании',
        FAILED: 'С ошибкой',
        AVAILABLE: 'Найденные',
        NOT_AVAILABLE: 'Ненайденные',
      },
      actions: { ask_again: 'Искать снова' },
    },
  },
};
