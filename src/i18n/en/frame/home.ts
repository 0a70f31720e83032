import type { Same } from '../../Same';
import type { home as mn } from '../../mn/frame/home';

/** The home page. */
export const home = {
  home: {
    greeting: 'Hello, %{name}',
    all_pages: 'All pages',
    shortcuts: 'Links to one’s own work',
    own_entries: 'My entries of today',
    nothing: 'You may not open any screen yet. Ask your administrator for permissions.',
  },
} satisfies Same<typeof mn>;
