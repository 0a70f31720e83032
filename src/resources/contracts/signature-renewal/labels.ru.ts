import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'signature-renewal': {
      name: 'Обновление подписи |||| Обновление подписи |||| Обновление подписи',
      fields: {
        requestState: 'Статус заявки на подпись',
        signature: 'Действующий образец',
        validFrom: 'Образец действует с',
        validTo: 'Образец действует до',
        isExpiring: 'Истекает',
        renewalRequestedAt: 'Дата запроса обновления',
        renewalRequestedBy: 'Кто запросил обновление',
      },
      actions: { request_renewal: 'Запросить обновление' },
    },
  },
};
