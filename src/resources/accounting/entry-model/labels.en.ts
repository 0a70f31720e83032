import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  entryModels: {
    example: 'Worked example',
    note: 'The example is held to the rules that book real journals.',
    count: 'Journals booked by this model',
  },
  resources: {
    'entrymodel-cg': {
      name: 'Entry model |||| Entry models',
      fields: {
        kind: 'Action',
        debits: 'Debit account',
        credits: 'Credit account',
        origin: 'Booked by',
        amount: 'Example amount',
        journals: 'Journals booked',
        lastBookedOn: 'Last booked on',
      },
    },
  },
};
