import type { AreaRoute } from '../../AreaRoute';

/** When loans are to be repaid (docs/domain/lending.md 16.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/loans/dues',
    access: ['loan-admin:list', 'loan-tenant:list', 'loan-operator:list'],
    title: 'menu.loans.dues',
    resource: 'loans',
    menu: 'loans',
    order: 1,
    load: () => import('./DueCalendarPage'),
  },
];
