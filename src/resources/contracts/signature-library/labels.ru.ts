import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'signature-library': {
      name: 'Подпись |||| Библиотека подписей |||| Библиотека подписей',
      fields: {
        customerId: 'Клиент',
        requestState: 'Статус заявки на подпись',
        rejectReason: 'Причина отказа',
        contractType: 'Вид договора',
        signature: 'Новая подпись',
        specimen: 'Утверждённый образец',
        scan: 'Скан бумажного договора',
        similarity: 'Сходство',
        validFrom: 'Образец действует с',
        validTo: 'Образец действует до',
        isExpiring: 'Истекает',
        renewalRequestedAt: 'Дата запроса обновления',
        renewalRequestedBy: 'Кто запросил обновление',
        requestedAt: 'Дата заявки',
        decidedAt: 'Дата решения',
        decidedBy: 'Кто решил',
      },
      views: {
        waiting: 'Ожидают',
        automatic: 'Решены автоматически',
        library: 'Утверждённые образцы',
        refused: 'Отклонены',
      },
      sections: { request: 'Заявка', specimen: 'Образец', decision: 'Решение' },
      actions: {
        accept_paper: 'Зарегистрировать подпись на бумаге',
        request_renewal: 'Запросить обновление',
      },
    },
  },
};
