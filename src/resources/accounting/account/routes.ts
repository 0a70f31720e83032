import type { AreaRoute } from '../../AreaRoute';

/** The trial balance of a period, account by account (docs/domain/money.md 4.7). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/accounting/trial-balance',
    access: 'cgw-bank-income:access',
    title: 'menu.accounting.trial_balance',
    resource: 'accounting/accounts/gl',
    menu: 'accounting',
    order: 19,
    books: true,
    load: () => import('./TrialBalancePage'),
  },
];
