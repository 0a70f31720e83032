import { now } from '../../../domain/clock';
import {
  NotificationReceiver,
  NotificationState,
  NotificationType,
} from '../../../domain/enums/messaging';
import { doubtsOfSms, hasUnseen } from '../../../domain/messaging/smsText';
import { MASS_SEND } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import {
  choice,
  dateTime,
  flag,
  longText,
  number,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { notificationLifecycle } from './lifecycle';
import { SEND_NOTIFICATIONS } from './rights';

const LOG = 'notificatin-log:list';
const given = { readOnly: true } as const;
const once = { once: true } as const;
const count = { readOnly: true, integer: true, min: 0 } as const;

/** The fields that each notification needs, with the documents' own words where one is missing. */
const NEEDED = [
  ['type', 'validation.notification_type_required'],
  ['title', 'validation.notification_title_required'],
  ['body', 'validation.notification_body_required'],
  ['receiver', 'validation.notification_receiver_required'],
] as const;

const DAY_MS = 86_400_000;

/** What is wrong with when a new one begins. */
function issuesOfStart(startsAt: string): ValidationIssue<'startsAt'>[] {
  const inMs = Date.parse(startsAt) - now().getTime();
  if (inMs < 0) return [{ field: 'startsAt', message: 'validation.starts_in_the_past' }];
  const { aheadDays: days } = MASS_SEND;
  return inMs > days * DAY_MS
    ? [{ field: 'startsAt', message: 'messaging.notification.too_far', values: { days } }]
    : [];
}

/**
 * Notifications to customers, and what became of them: received and seen are counted apart, and what was sent, what failed
 * and what still waits are together what was meant (docs/domain/content-and-messaging.md 3.1; R22).
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
  paths: { list: '/notification/log', show: '/notification/log/:id', create: null },
  access: { list: LOG, show: [LOG, SEND_NOTIFICATIONS] },
  fields: {
    type: choice(NotificationType, once),
    title: text({ ...once, max: MASS_SEND.titleMax }),
    body: longText({ ...once, max: MASS_SEND.bodyMax }),
    isApp: flag(once),
    isMail: flag(once),
    receiver: choice(NotificationReceiver, once),
    customerId: reference('customers', once),
    /** The view whose customers got it, in words. */
    audience: text({ ...once, max: 160 }),
    /** When it begins: what is sent in the quiet hours waits for their end. */
    startsAt: dateTime(once),
    state: choice(NotificationState, given),
    /** Receivers that were meant. */
    total: number(count),
    sent: number(count),
    failed: number(count),
    /** Not reached yet. */
    waiting: number(count),
    received: number(count),
    seen: number(count),
    finishedAt: dateTime(given),
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
      'state',
      'total',
      'sent',
      'failed',
      'received',
      'seen',
    ],
    optional: [
      'body',
      'audience',
      'customerId',
      'waiting',
      'isApp',
      'isMail',
      'startsAt',
      'finishedAt',
      'createdBy',
      'tenant',
    ],
    filters: [
      'type',
      'receiver',
      'state',
      'createdAt',
      'startsAt',
      'sent',
      'failed',
      'isApp',
      'isMail',
      'customerId',
      'createdBy',
      'tenant',
    ],
    search: true,
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      ...NotificationReceiver.values.map((receiver) => ({ key: receiver, filter: { receiver } })),
      { key: 'under_way', filter: { state: ['PLANNED', 'SENDING'] } },
    ],
  },
  show: [
    section('message', ['type', 'title', 'body', 'isApp', 'isMail']),
    section('receivers', [
      'receiver',
      'customerId',
      'audience',
      'startsAt',
      'finishedAt',
      'createdBy',
      'createdAt',
      'tenant',
    ]),
  ],
  record: { status: 'state', facts: ['total', 'sent', 'failed', 'waiting', 'received', 'seen'] },
  ends: ['SENT', 'STOPPED'],
  lifecycle: notificationLifecycle,
  rules: (values) => {
    const missing = NEEDED.filter(([field]) => isBlank(values[field])).map(
      ([field, message]): ValidationIssue<(typeof NEEDED)[number][0]> => ({ field, message }),
    );
    const { title = '', body = '', receiver, customerId, audience, startsAt } = values;
    const isMade = !isBlank(values.id);
    return [
      ...missing,
      ...(['title', 'body'] as const)
        .filter((field) =>
          doubtsOfSms((field === 'title' ? title : body) ?? '').includes('variable'),
        )
        .map((field) => ({ field, message: 'validation.sms_variable' }) as const),
      ...(['title', 'body'] as const)
        .filter((field) => hasUnseen((field === 'title' ? title : body) ?? ''))
        .map((field) => ({ field, message: 'messaging.sms.unreadable' }) as const),
      ...(!values.isApp && !values.isMail
        ? [{ field: 'isApp', message: 'validation.notification_channel_required' } as const]
        : []),
      ...(receiver === 'CUSTOMER' && isBlank(customerId)
        ? [{ field: 'customerId', message: 'validation.notification_receiver_required' } as const]
        : []),
      ...(receiver === 'AUDIENCE' && isBlank(audience)
        ? [{ field: 'audience', message: 'validation.notification_receiver_required' } as const]
        : []),
      ...(isMade || isBlank(startsAt) ? [] : issuesOfStart(startsAt ?? '')),
    ];
  },
});
