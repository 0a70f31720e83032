import type { AreaRoute } from '../../AreaRoute';
import { SET_REPORTS } from '../config/rights';

/** The lenders beside each other, and the way to every report (docs/domain/money.md 7.5). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/tenant-report',
    access: SET_REPORTS,
    title: 'menu.group.tenant_report',
    resource: 'tenant-report/loan-total',
    menu: 'tenant-reports',
    order: 0,
    icon: 'organization',
    load: () => import('./OverviewPage'),
  },
];
