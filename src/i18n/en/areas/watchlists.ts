import type { watchlists as mn } from '../../mn/areas/watchlists';
import type { Same } from '../../Same';

export const watchlists = {
  resources: {
    politicians: { fields: { relation: 'Relation', occupation: 'Occupation' } },
    'bw-list': { fields: { listType: 'List' } },
    suspect: { name: 'Suspect |||| Suspects', fields: {} },
  },
  enums: {},
} satisfies Same<typeof mn>;
