import type { Same } from '../../Same';
import type { home as mn } from '../../mn/frame/home';

/** The home page. */
export const home = {
  home: {
    greeting: 'Здравствуйте, %{name}',
    nothing: 'У вас пока нет доступных экранов. Обратитесь к администратору за разрешениями.',
  },
} satisfies Same<typeof mn>;
