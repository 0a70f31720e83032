import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  identity: {
    level: {
      change: 'Изменение уровня',
      up: 'Повышение',
      down: 'Понижение',
      rank_agrees: 'Новый уровень соответствует баллам.',
      rank_differs: 'Новый уровень не соответствует баллам.',
      before: 'Сейчас',
      after: 'После',
      points: 'История баллов',
      no_points: 'Баллов нет.',
      all_points: 'Все баллы',
    },
  },
  resources: {
    'customers/level-queue': {
      name: 'Уровень |||| Уровни |||| Уровни',
      fields: {
        customerId: 'Клиент',
        oldLevel: 'Прежний уровень',
        newLevel: 'Новый уровень',
        points: 'Баллы ранга',
        oldLimit: 'Текущий кредитный лимит',
        newLimit: 'Новый кредитный лимит',
        requestedAt: 'В очереди с',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
      },
      views: { queued: 'Ожидают', applied: 'Применены', refused: 'Отклонены' },
      actions: { accept_level: 'Принять уровень', refuse_level: 'Отклонить уровень' },
    },
  },
  enums: { LevelChangeState: { QUEUED: 'Ожидает', APPLIED: 'Применён', REFUSED: 'Отклонён' } },
};
