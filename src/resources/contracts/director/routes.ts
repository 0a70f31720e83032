import type { AreaRoute } from '../../AreaRoute';

const page = {
  access: 'online-contract:list',
  resource: 'online/director',
} as const;

/** Pages of the director's queue beside the queue itself (docs/domain/contracts.md 5.1). */
export const routes: readonly AreaRoute[] = [
  {
    ...page,
    path: '/online/director/retry',
    title: 'menu.contracts.online_director_retry',
    menu: 'contracts/online',
    order: 3,
    icon: 'signature',
    load: () => import('./DirectorRetryPage'),
  },
  {
    ...page,
    path: '/online/director/:id',
    title: 'menu.contracts.online_director',
    load: () => import('./DirectorPage'),
  },
];
