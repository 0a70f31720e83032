import type { AreaRoute } from '../../AreaRoute';

const page = { resource: 'customers', area: 'customers', access: 'customer:view' } as const;

/** Pages about the income of one customer (docs/domain/income.md 6.1). */
export const incomeRoutes: readonly AreaRoute[] = [
  {
    ...page,
    path: '/customers/:id/income',
    title: 'enums.CustomerSubPage.income',
    load: () => import('./CustomerIncomePage'),
  },
  {
    ...page,
    path: '/customers/:id/income/all',
    title: 'enums.CustomerSubPage.income_all',
    load: () => import('./CustomerIncomesPage'),
  },
  {
    ...page,
    path: '/customers/:id/income/create',
    title: 'enums.CustomerSubPage.income_create',
    load: () => import('./IncomeCreatePage'),
  },
];
