import type { AreaRoute } from '../../AreaRoute';

/** The books against their sub-ledgers, day by day (docs/domain/money.md 4.6). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/accounting/balance-reconciliation',
    access: 'cgw-bank-income:access',
    title: 'menu.accounting.balance_reconciliation',
    resource: 'accounting/accounts/gl',
    menu: 'accounting',
    order: 20,
    books: true,
    load: () => import('./ReconciliationPage'),
  },
];
