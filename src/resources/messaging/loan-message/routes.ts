import type { AreaRoute } from '../../AreaRoute';
import { SEND_LOAN_SMS } from './api';

/** Messages about loans, to many at once (docs/domain/content-and-messaging.md 3.7). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/message-send',
    access: SEND_LOAN_SMS,
    title: 'menu.messaging.message_send',
    resource: 'sms',
    menu: 'messaging/sms',
    order: 4,
    icon: 'sms',
    load: () => import('./LoanMessagePage'),
  },
];
