import type { AreaRoute } from '../AreaRoute';
import { identityRoutes } from './identity/identityRoutes';
import { incomeRoutes } from './income/incomeRoutes';
import { peopleRoutes } from './customer/routes';
import { xypRoutes } from './state-registry/xypRoutes';

/** Pages of the customers area beside the list, the forms and the record (docs/domain/customers.md 1.5). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/customers/search',
    access: 'customer:list',
    title: 'menu.customers.search',
    resource: 'customers',
    menu: 'customers',
    order: 2,
    area: 'customers',
    load: () => import('./customer/CustomerSearchPage'),
  },
  {
    path: '/customers/:id/tenant',
    access: 'customer:view',
    title: 'menu.customers.tenant_detail',
    resource: 'customers',
    area: 'customers',
    load: () => import('./customer/CustomerTenantPage'),
  },
  {
    path: '/customers/:id/detail',
    access: 'customer:view',
    title: 'enums.CustomerTab.detail',
    resource: 'customers',
    kind: 'tab',
  },
  {
    path: '/customers/:id/settings',
    access: 'customer:view',
    title: 'enums.CustomerTab.settings',
    resource: 'customers',
    kind: 'tab',
  },
  ...identityRoutes,
  ...xypRoutes,
  ...incomeRoutes,
  ...peopleRoutes,
];
