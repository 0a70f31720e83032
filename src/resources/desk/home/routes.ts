import type { AreaRoute } from '../../AreaRoute';

/** Where everybody starts. */
export const routes: readonly AreaRoute[] = [
  { path: '/', title: 'common.home', load: () => import('./HomePage') },
];
