import type { watchlists as mn } from '../../mn/areas/watchlists';
import type { Same } from '../../Same';

export const watchlists = {
  resources: {
    politicians: { fields: { relation: 'Степень родства', occupation: 'Род занятий' } },
    'bw-list': { fields: { listType: 'Список' } },
    suspect: { name: 'Подозреваемый |||| Подозреваемые |||| Подозреваемые', fields: {} },
  },
  enums: {},
} satisfies Same<typeof mn>;
