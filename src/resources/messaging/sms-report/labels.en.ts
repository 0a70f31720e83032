import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  smsReport: {
    period: 'Period',
    measure: 'What is counted',
    measures: {
      count: 'Messages',
      segments: 'Parts',
      price: 'Price, ₮',
    },
    sums: {
      count: 'Messages',
      segments: 'Parts',
      price: 'Price, ₮',
    },
    before: 'In the same time before: %{figure}',
    failed: 'Not delivered',
    of_all: 'Of %{figure} messages',
    by_day: 'By day',
    by_month: 'By month',
    day: 'Day',
    month: 'Month',
    by: {
      state: 'By state',
      kind: 'By kind',
      operator: 'By mobile operator',
    },
    dimensions: {
      state: 'State',
      kind: 'Kind',
      operator: 'Mobile operator',
    },
    nothing: 'No messages in this period',
    nothing_help: 'Choose another period.',
    as_of: 'Messages from %{from} to %{to}. Nothing was paid for those that were not sent.',
  },
};
