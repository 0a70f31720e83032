import type { AreaRoute } from '../../AreaRoute';

/** Pages of the state registry (docs/domain/registries.md 4.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/xyp',
    access: 'customer:view',
    title: 'menu.customers.xyp',
    resource: 'customers',
    menu: 'customers',
    order: 30,
    load: () => import('./XypPage'),
  },
  {
    path: '/registry-detail',
    access: 'customer:view',
    title: 'menu.customers.registry_detail',
    resource: 'customers',
    menu: 'customers',
    order: 31,
    load: () => import('./RegistryDetailPage'),
  },
];
