import type { AreaRoute } from '../AreaRoute';

const page = { area: 'credit-registry', menu: 'credit-registry', icon: 'registry' } as const;

/** Pages of the credit registry beside lists and records (docs/domain/registries.md 1.1). */
export const routes: readonly AreaRoute[] = [
  {
    ...page,
    path: '/zms-search',
    access: 'zms:list',
    title: 'menu.credit_registry.search',
    resource: 'zms',
    order: 1,
    load: () => import('./search/RegistrySearchPage'),
  },
  {
    path: '/zms-search-edit/:id',
    access: 'zms:list',
    title: 'menu.credit_registry.search_edit',
    area: 'credit-registry',
    resource: 'zms-writer',
    load: () => import('./search/RegistryEditPage'),
  },
  {
    path: '/court',
    access: 'loan-court-doc:access',
    title: 'menu.court.documents',
    area: 'credit-registry',
    resource: 'court-list',
    menu: 'credit-registry/court',
    order: 1,
    icon: 'court',
    load: () => import('./court/CourtPage'),
  },
];
