import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    politicians: {
      name: 'Публичное должностное лицо |||| Публичные должностные лица |||| Публичные должностные лица',
      fields: {
        relation: 'Степень родства',
        occupation: 'Род занятий',
        organization: 'Организация',
        relatedTo: 'Чей родственник',
        since: 'Дата начала',
        until: 'Дата окончания',
        customerId: 'Клиент',
      },
      sections: { person: 'Человек', exposure: 'Публичная должность' },
    },
  },
};
