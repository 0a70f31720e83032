import type { AreaRoute } from '../../AreaRoute';

/** Pages of the loans beside the list, the form and the record (docs/domain/lending.md 16.1). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/account-history-detail/:id',
    access: 'loan:view',
    title: 'menu.loans.account_history',
    resource: 'loans',
    load: () => import('./tabs/JournalPage'),
  },
];
