import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    branch: {
      map: 'Map of branches',
      preview_help: 'This is how the app lists the branch.',
      until: 'Open until %{time}',
      opens_today: 'Opens today at %{time}',
      opens: 'Opens on %{day} at %{time}',
      never: 'Closed on every day of its schedule',
      open_now: 'Open now: %{open} of %{all}',
    },
  },
  resources: {
    branch: {
      name: 'Branch |||| Branches',
      fields: {
        code: 'Branch code',
        mapAddress: 'Map address',
        schedule: 'Weekly schedule',
        openNow: 'Now',
      },
      sections: { general: 'Branch', hours: 'Opening hours' },
    },
  },
};
