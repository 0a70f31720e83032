import type { AreaRoute } from '../../AreaRoute';

/** Search by register number or phone (docs/domain/customers.md 1.5). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/customers/search',
    access: 'customer:list',
    title: 'menu.customers.search',
    resource: 'customers',
    menu: 'customers',
    order: 2,
    load: () => import('./CustomerSearchPage'),
  },
];
