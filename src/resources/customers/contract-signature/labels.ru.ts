import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'contract-signature': {
      name: 'Подпись договора |||| Подписи договоров |||| Подписи договоров',
      fields: {
        customerId: 'Клиент',
        requestState: 'Статус заявки на подпись',
        rejectReason: 'Причина отказа',
        contractType: 'Тип договора',
        signature: 'Подпись на договоре',
        specimen: 'Одобренный образец',
        similarity: 'Сходство',
        scan: 'Скан бумажного договора',
        requestedAt: 'Дата запроса',
        createdBy: 'Зарегистрировал',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
        contractId: 'Договор',
        contractState: 'Статус договора',
        photo: 'Фото бумажного договора',
      },
      views: {
        waiting: 'Ожидают',
        automatic: 'Решены автоматически',
        accepted: 'Одобрены',
        refused: 'Отклонены',
      },
      actions: {
        approve_signature: 'Одобрить подпись',
        reject_signature: 'Отклонить подпись',
        accept_paper: 'Зарегистрировать подпись на бумаге',
        overrule_approval: 'Отменить автоматическое одобрение',
        overrule_rejection: 'Отменить автоматический отказ',
      },
    },
  },
};
