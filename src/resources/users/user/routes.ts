import type { AreaRoute } from '../../AreaRoute';

/** Search among the staff, and the own profile, which everybody may open (docs/domain/identity.md 6.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/users/search',
    access: 'user:manage',
    title: 'menu.users.search',
    resource: 'users',
    menu: 'users',
    order: 1,
    load: () => import('./UserSearchPage'),
  },
  {
    path: '/profile',
    title: 'common.profile',
    load: () => import('./ProfilePage'),
  },
];
