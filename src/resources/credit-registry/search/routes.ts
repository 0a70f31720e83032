import type { AreaRoute } from '../../AreaRoute';

/** Searches in the credit registry (docs/domain/registries.md 1.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/zms-search',
    access: 'zms:list',
    title: 'menu.credit_registry.search',
    resource: 'zms',
    menu: 'credit-registry',
    order: 1,
    icon: 'registry',
    load: () => import('./RegistrySearchPage'),
  },
  {
    path: '/zms-search-edit/:id',
    access: 'zms:list',
    title: 'menu.credit_registry.search_edit',
    resource: 'zms-writer',
    load: () => import('./RegistryEditPage'),
  },
];
