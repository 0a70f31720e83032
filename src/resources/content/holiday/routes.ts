import type { AreaRoute } from '../../AreaRoute';
import { SEE_HOLIDAYS } from './lifecycle';

/** The year with its holidays (docs/domain/organisation.md 1.3). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/holiday/detail',
    access: SEE_HOLIDAYS,
    title: 'menu.content.holiday_calendar',
    resource: 'holiday',
    menu: 'content',
    order: 9,
    icon: 'calendar',
    load: () => import('./HolidayCalendarPage'),
  },
];
