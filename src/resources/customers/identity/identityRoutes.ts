import type { MessageKey } from '../../../i18n/Catalogue';
import type { AreaRoute } from '../../AreaRoute';

const below = (path: string, title: MessageKey, load: AreaRoute['load']): AreaRoute => ({
  path: `/customers/:id/${path}`,
  access: 'customer:view',
  title,
  resource: 'customers',
  area: 'customers',
  load,
});

/** Pages about identity, registration and sign-in (docs/domain/customers.md 2.1, 3.1). */
export const identityRoutes: readonly AreaRoute[] = [
  {
    path: '/customers/:id/states',
    access: 'customer:view',
    title: 'enums.CustomerTab.states',
    area: 'customers',
    resource: 'customers',
    kind: 'tab',
  },
  below(
    'verification-log',
    'enums.CustomerSubPage.verification_log',
    () => import('../verification-log/VerificationLogPage'),
  ),
  below('log', 'enums.CustomerSubPage.log', () => import('../customer-log/CustomerLogPage')),
  below(
    'detail-test',
    'enums.CustomerSubPage.detail_test',
    () => import('../customer/AllFieldsPage'),
  ),
  {
    path: '/customers/search/keycloak',
    access: 'customer-kc:view',
    title: 'menu.customers.identity_search',
    resource: 'customers',
    menu: 'customers',
    order: 6,
    area: 'customers',
    load: () => import('../sign-in-account/SignInSearchPage'),
  },
];
