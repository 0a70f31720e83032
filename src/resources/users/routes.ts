import type { AreaRoute } from '../AreaRoute';

/** Pages of the users area beside the list and the record (docs/domain/identity.md 6.2; the profile is decided). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/users/search',
    access: 'user:manage',
    title: 'menu.users.search',
    resource: 'users',
    menu: 'users',
    order: 1,
    area: 'users',
    load: () => import('./user/UserSearchPage'),
  },
  {
    path: '/profile',
    title: 'common.profile',
    area: 'users',
    load: () => import('./user/ProfilePage'),
  },
];
