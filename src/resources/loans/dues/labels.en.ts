import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  dues: {
    day: 'Day',
    month: '%{month} %{year}',
    previous_month: 'Previous month',
    next_month: 'Next month',
    loans: 'Loans',
    amount: 'To be paid',
    count: '%{count} loan |||| %{count} loans',
    sum: 'In the month: %{count} loans, %{amount}',
  },
};
