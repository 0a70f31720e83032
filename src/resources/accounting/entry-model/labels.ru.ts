import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  entryModels: {
    example: 'Пример проводки',
    note: 'Пример проверяется по тем же правилам, что и реальные журналы.',
    count: 'Журналов по этой модели',
  },
  resources: {
    'entrymodel-cg': {
      name: 'Модель проводки |||| Модели проводок |||| Моделей проводок',
      fields: {
        kind: 'Действие',
        debits: 'Счёт дебета',
        credits: 'Счёт кредита',
        origin: 'Кто проводит',
        amount: 'Сумма примера',
        journals: 'Проведено журналов',
        lastBookedOn: 'Последняя проводка',
      },
    },
  },
};
