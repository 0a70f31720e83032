import { NotificationType } from '../../../domain/enums/messaging';
import { unknownInNotification } from '../../../domain/messaging/notificationText';
import { NOTIFICATION_CATEGORY } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { choice, dateTime, flag, longText, number, text, userName } from '../../../fields';

const KEEP_CATEGORIES = 'app-manage-not:edit';

/** An address within the app: `/loans/active`. */
const APP_ADDRESS = /^(?:\/[a-z0-9-]+)+$/;

/** Refuses places that nothing fills, at the field that has them. */
const placesIn = <F extends string>(
  field: F,
  words: string | null | undefined,
): ValidationIssue<F>[] => {
  const unknown = unknownInNotification(words ?? '');
  const message = 'validation.notification_place';
  return unknown.length > 0 ? [{ field, message, values: { places: unknown.join(' ') } }] : [];
};

/** What the app says of each kind of event, and by which ways (docs/domain/content-and-messaging.md 3.9). */
export default entity('notification-category', {
  gateway: 'main',
  endpoint: '/notification-category',
  at: { list: '/notification-category/list', change: '/notification-category/category' },
  menu: 'content',
  order: 11,
  icon: 'category',
  represent: 'title',
  titles: { list: 'menu.content.notification_category' },
  access: {
    list: KEEP_CATEGORIES,
    show: KEEP_CATEGORIES,
    create: KEEP_CATEGORIES,
    edit: KEEP_CATEGORIES,
  },
  ruledBy: 'mainTenant',
  fields: {
    type: choice(NotificationType, { required: true, once: true }),
    title: text({ required: true, max: NOTIFICATION_CATEGORY.titleMax }),
    body: longText({ required: true, max: NOTIFICATION_CATEGORY.bodyMax }),
    isApp: flag(),
    isMail: flag(),
    /** The page of the app that a press opens; its first page without one. */
    route: text({ max: 120 }),
    /** Notifications of this type that arrived in the last days, and how many of these were seen. */
    sentLately: number({ readOnly: true, integer: true }),
    seenLately: number({ readOnly: true, integer: true }),
    createdAt: dateTime({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
    updatedAt: dateTime({ readOnly: true }),
  },
  rules: ({ title, body, route }) => [
    ...placesIn('title', title),
    ...placesIn('body', body),
    ...(route && !APP_ADDRESS.test(route)
      ? [{ field: 'route', message: 'validation.app_address' } as const]
      : []),
  ],
  list: {
    columns: ['type', 'title', 'isApp', 'isMail', 'route', 'sentLately', 'seenLately'],
    optional: ['body', 'createdAt', 'createdBy', 'updatedAt'],
    filters: ['type', 'isApp', 'isMail', 'updatedAt'],
    search: true,
    sort: { field: 'title', order: 'ASC' },
    views: [
      { key: 'app', filter: { isApp: true } },
      { key: 'mail', filter: { isMail: true } },
      { key: 'off', filter: { isApp: false, isMail: false } },
    ],
  },
  form: [
    section('words', ['type', 'title', 'body']),
    section('ways', ['isApp', 'isMail', 'route']),
  ],
  record: { facts: ['type', 'sentLately', 'seenLately', 'updatedAt', 'createdBy'] },
  unique: ['type'],
});
