import { SEARCH_SUSPECTS, SEE_WATCH_LIST } from '../rights';
import type { AreaRoute } from '../../AreaRoute';

/** Searches in the watch lists (docs/domain/watchlists.md 1.4). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/bw-list/search',
    access: SEE_WATCH_LIST,
    title: 'menu.watchlists.black_grey_search',
    resource: 'bw-list',
    menu: 'watchlists',
    order: 3,
    icon: 'watchlist',
    load: () => import('./WatchSearchPage'),
  },
  {
    path: '/suspect/search',
    access: SEARCH_SUSPECTS,
    title: 'menu.watchlists.suspect_search',
    menu: 'watchlists',
    order: 4,
    icon: 'watchlist',
    load: () => import('./SuspectSearchPage'),
  },
];
