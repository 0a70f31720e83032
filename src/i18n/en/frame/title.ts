import type { title as mn } from '../../mn/frame/title';
import type { Same } from '../../Same';

export const title = {
  title: {
    list: '%{name}',
    create: 'New: %{name}',
    update: 'Edit: %{name}',
    view: '%{name}: details',
  },
} satisfies Same<typeof mn>;
