import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  creditRegistry: {
    edit: {
      back: 'Назад к поиску',
      record: 'Сведения о записи',
      no_right: 'У вас нет права исправлять записи.',
    },
  },
};
