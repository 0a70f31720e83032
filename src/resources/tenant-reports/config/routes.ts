import type { AreaRoute } from '../../AreaRoute';
import { SET_REPORTS } from './rights';

/** The settings of a lender's reports (docs/domain/money.md 7.4). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/tenant-report/config',
    access: SET_REPORTS,
    title: 'menu.tenant_report.config',
    resource: 'tenant-report/config',
    menu: 'tenant-reports',
    order: 6,
    icon: 'options',
    load: () => import('./ReportConfigPage'),
  },
];
