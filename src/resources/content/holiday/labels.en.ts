import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    holiday: {
      add: 'Add holiday',
      previous_year: 'Year before',
      next_year: 'Year after',
      year: 'Year %{year}',
      next: 'Next holiday: %{day}, %{name}',
      of_year: '%{smart_count} holiday this year |||| %{smart_count} holidays this year',
      choose: 'Choose a marked day to see its details here.',
      taken: 'This day is a holiday already: %{name}.',
      moves:
        'Due dates that will move: %{dueDates}, of loans: %{loans}. The first goes from %{from} to %{to}.',
      moves_none: 'No due date will move.',
      remove_help:
        'New schedules no longer move off this day. Due dates that moved before do not go back.',
    },
  },
  validation: { holiday_over: 'Choose a day after today.' },
  resources: {
    holiday: {
      name: 'Holiday |||| Holidays',
      fields: {
        date: 'Day',
        isYearly: 'Every year',
        nextDate: 'Next day',
        movedDueDates: 'Due dates moved',
      },
      sections: { general: 'Holiday' },
      views: { in_force: 'In force', past: 'Past', removed: 'Removed' },
      actions: { remove: 'Remove from calendar' },
    },
  },
};
