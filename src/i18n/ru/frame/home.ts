import type { Same } from '../../Same';
import type { home as mn } from '../../mn/frame/home';

/** The home page. */
export const home = {
  home: {
    greeting: 'Здравствуйте, %{name}',
    all_pages: 'Все страницы',
    shortcuts: 'Ссылки на свою работу',
    own_entries: 'Мои проводки за сегодня',
    nothing: 'У вас пока нет доступных экранов. Обратитесь к администратору за разрешениями.',
  },
} satisfies Same<typeof mn>;
