import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  people: {
    course: {
      title: 'Баллы и уровень во времени',
      measure: 'Показатель',
      day: 'Дата',
      rankPoints: 'Баллы ранга',
      level: 'Уровень',
      points: 'Бонусные баллы',
      score: 'Кредитный балл',
      nothing: 'Изменений не было',
      nothing_text: 'Изменения появятся здесь.',
    },
    level: {
      none: 'Без уровня',
      now: 'Текущий уровень',
      points: 'Баллы ранга: %{points}',
      differs: 'По баллам положен другой уровень: %{level}.',
      way: 'До следующей ступени',
      top: 'Это высшая ступень.',
      missing: 'Следующая ступень: %{level}. Не хватает баллов: %{points}.',
    },
  },
  resources: {
    'customers/level': {
      name: 'Изменение уровня |||| История уровней |||| История уровней',
      fields: {
        customerId: 'Клиент',
        oldLevel: 'Прежний уровень',
        newLevel: 'Новый уровень',
        rankPoints: 'Баллы ранга',
      },
    },
  },
};
