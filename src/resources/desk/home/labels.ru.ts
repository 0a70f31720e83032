import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  desk: {
    waiting: 'Ожидает решения',
    waits: 'Ожидает: %{count}',
    nothing_waits: 'Сейчас ничего не ожидает.',
    empty_queues: 'Пусто:',
    more_queues: 'Ещё %{smart_count}',
    not_counted: 'Не удалось посчитать',
    aging: 'К оплате и просрочено',
    under_way: 'В работе',
    news: 'Новые уведомления (%{count})',
    pinned: 'На рабочем столе',
  },
};
