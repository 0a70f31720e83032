import type { date as mn } from '../../mn/frame/date';
import type { Same } from '../../Same';

export const date = {
  date: {
    today: 'Today',
    now: 'Now',
    today_at: 'today %{time}',
    yesterday_at: 'yesterday %{time}',
    days_remaining: '%{smart_count} day remaining |||| %{smart_count} days remaining',
    days_exceeded: '%{smart_count} day exceeded |||| %{smart_count} days exceeded',
    incorrect_date: 'Incorrect date',
    incorrect_remaining: 'Incorrect remaining days',
    clear: 'Clear date',
    month: {
      '1': 'January',
      '2': 'February',
      '3': 'March',
      '4': 'April',
      '5': 'May',
      '6': 'June',
      '7': 'July',
      '8': 'August',
      '9': 'September',
      '10': 'October',
      '11': 'November',
      '12': 'December',
    },
    weekday_short: {
      '1': 'Mon',
      '2': 'Tue',
      '3': 'Wed',
      '4': 'Thu',
      '5': 'Fri',
      '6': 'Sat',
      '7': 'Sun',
    },
  },
} satisfies Same<typeof mn>;
