import { NotificationReceiver, NotificationType } from '../../../domain/enums/messaging';
import { entity } from '../../../entity/entity';
import { choice, dateTime, flag, longText, number, tenant, text, userName } from '../../../fields';

const given = { readOnly: true } as const;
const count = { readOnly: true, integer: true } as const;

/**
 * Notifications that were sent to customers, and what became of them: received and seen are counted apart, and what was
 * sent and what failed are together what was meant (docs/domain/content-and-messaging.md 3.1; R22).
 */
export default entity('notification', {
  gateway: 'main',
  endpoint: '/notification',
  at: { list: '/notification/logs' },
  assumed: true,
  menu: 'messaging',
  order: 1,
  icon: 'message',
  represent: 'title',
  titles: { list: 'menu.messaging.notification_log' },
  paths: { list: '/notification/log' },
  access: { list: 'notificatin-log:list' },
  fields: {
    type: choice(NotificationType, given),
    title: text(given),
    body: longText(given),
    receiver: choice(NotificationReceiver, given),
    isApp: flag(given),
    isMail: flag(given),
    /** Receivers that were meant. */
    total: number(count),
    sent: number(count),
    failed: number(count),
    received: number(count),
    seen: number(count),
    createdAt: dateTime(given),
    createdBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'createdAt',
      'type',
      'title',
      'receiver',
      'total',
      'sent',
      'failed',
      'received',
      'seen',
    ],
    optional: ['body', 'isApp', 'isMail', 'createdBy', 'tenant'],
    filters: ['type', 'receiver', 'createdAt', 'failed', 'isApp', 'isMail', 'createdBy'],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: NotificationReceiver.values.map((receiver) => ({ key: receiver, filter: { receiver } })),
  },
});
