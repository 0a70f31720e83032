import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  desk: {
    waiting: 'Waiting work',
    waits: '%{count} waiting',
    nothing_waits: 'Nothing waits at the moment.',
    empty_queues: 'Nothing waits in:',
    more_queues: '%{smart_count} more',
    not_counted: 'Could not be counted',
    aging: 'Due and overdue',
    under_way: 'Under way',
    news: 'New notifications (%{count})',
    pinned: 'Pinned to the desk',
  },
};
