import type { AreaRoute } from '../../AreaRoute';
import { SEND_NOTIFICATIONS } from './rights';

/** The form of a new notification: its calls are not those of ordinary records. */
export const routes: readonly AreaRoute[] = [
  {
    path: '/notification/create',
    access: SEND_NOTIFICATIONS,
    title: 'menu.messaging.notification_create',
    resource: 'notification',
    menu: 'messaging',
    order: 0,
    icon: 'message',
    load: () => import('./NotificationCreatePage'),
  },
];
