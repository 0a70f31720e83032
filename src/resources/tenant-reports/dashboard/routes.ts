import type { AreaRoute } from '../../AreaRoute';
import { SEE_DASHBOARD } from './rights';

/** A lender's figures of a period (docs/domain/money.md 7.3). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/tenant-report/dashboard',
    access: SEE_DASHBOARD,
    title: 'menu.tenant_report.dashboard',
    resource: 'tenant-report/loan-total',
    menu: 'tenant-reports',
    order: 1,
    icon: 'report',
    load: () => import('./DashboardPage'),
  },
];
