import type { AreaRoute } from '../../AreaRoute';

/** Pages and the tab of the state registry (docs/domain/registries.md 4.1). */
export const xypRoutes: readonly AreaRoute[] = [
  {
    path: '/xyp',
    access: 'customer:view',
    title: 'menu.customers.xyp',
    resource: 'customers',
    menu: 'customers',
    order: 30,
    area: 'customers',
    load: () => import('./XypPage'),
  },
  {
    path: '/registry-detail',
    access: 'customer:view',
    title: 'menu.customers.registry_detail',
    resource: 'customers',
    menu: 'customers',
    order: 31,
    area: 'customers',
    load: () => import('./RegistryDetailPage'),
  },
  {
    path: '/customers/:id/xyp-detail',
    access: 'customer:view',
    title: 'enums.CustomerTab.xyp_detail',
    resource: 'customers',
    kind: 'tab',
  },
];
