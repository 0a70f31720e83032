import type { title as mn } from '../../mn/frame/title';
import type { Same } from '../../Same';

export const title = {
  title: {
    list: '%{name}',
    create: 'Создание: %{name}',
    update: 'Изменение: %{name}',
    view: 'Сведения: %{name}',
  },
} satisfies Same<typeof mn>;
