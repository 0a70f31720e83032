import type { AreaRoute } from '../../AreaRoute';

/** Documents for the court (docs/domain/lending.md 11.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/court',
    access: 'loan-court-doc:access',
    title: 'menu.court.documents',
    resource: 'court-list',
    menu: 'credit-registry/court',
    order: 1,
    icon: 'court',
    load: () => import('./CourtPage'),
  },
];
