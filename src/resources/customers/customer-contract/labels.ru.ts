import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'customers/contract': {
      name: 'Договор |||| Договоры |||| Договоры',
      fields: {
        customerId: 'Клиент',
        limit: 'Кредитный лимит',
        version: 'Версия',
        owner: 'Кредитор',
        zmsWriteStatus: 'Статус записи в кредитный реестр',
        isArchive: 'В архиве',
        verifiedAt: 'Дата подтверждения',
      },
    },
  },
};
