import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  dues: {
    day: 'День',
    month: '%{month} %{year}',
    previous_month: 'Предыдущий месяц',
    next_month: 'Следующий месяц',
    loans: 'Займов',
    amount: 'К оплате',
    count: '%{count} займ |||| %{count} займа |||| %{count} займов',
    sum: 'За месяц: займов %{count}, %{amount}',
  },
};
