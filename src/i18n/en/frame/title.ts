import type { title as mn } from '../../mn/frame/title';
import type { Same } from '../../Same';

export const title = {
  title: {
    list: '%{name}',
    create: 'New: %{name}',
    update: 'Edit: %{name}',
    view: '%{name}: details',
    search: 'Search: %{name}',
    record: '%{name} #%{id}',
  },
} satisfies Same<typeof mn>;
