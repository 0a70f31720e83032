import type { AreaRoute } from '../../AreaRoute';

/** The one set of loan criteria (docs/domain/lending.md 17.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/settings/criteria-settings',
    access: ['loan-criteria-settings:view', 'loan-criteria-settings:create'],
    title: 'menu.settings.criteria',
    resource: 'loan_criteria',
    menu: 'settings',
    order: 1,
    load: () => import('./LoanCriteriaPage'),
  },
];
