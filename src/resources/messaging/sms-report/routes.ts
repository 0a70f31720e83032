import type { AreaRoute } from '../../AreaRoute';
import { SEE_REPORTS } from './rights';

/** What SMS came to in a period (docs/domain/content-and-messaging.md 3.10). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/reports/sms',
    access: SEE_REPORTS,
    title: 'menu.reports.sms',
    resource: 'sms',
    menu: 'messaging/sms',
    order: 5,
    icon: 'report',
    load: () => import('./SmsReportPage'),
  },
];
