import type { AreaRoute } from '../../AreaRoute';

/** Search for the sign-in account of a customer (docs/domain/customers.md 3.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/customers/search/keycloak',
    access: 'customer-kc:view',
    title: 'menu.customers.identity_search',
    resource: 'customers',
    menu: 'customers',
    order: 6,
    load: () => import('./SignInSearchPage'),
  },
];
