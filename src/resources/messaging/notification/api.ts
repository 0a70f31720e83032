import type { RaRecord } from 'ra-core';
import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type {
  MessageChannel,
  NotificationReceiver,
  NotificationType,
} from '../../../domain/enums/messaging';
import type { Audience } from '../audience/api';

/** A notification as it is sent; `of` and `filter` are its receivers, whoever they are. */
export interface NotificationBody extends Audience {
  type: NotificationType;
  title: string;
  body: string;
  isApp: boolean;
  isMail: boolean;
  receiver: NotificationReceiver;
  customerId?: number | string;
  /** The view in words, of an audience. */
  audience?: string;
  /** ISO instant at which it begins; at once without it. */
  startsAt?: string;
  /** How many receivers the person was shown: refused where they are others by now. */
  count: number;
  /** Also to those who have had the same today. */
  again?: boolean;
}

const access = 'mass-notification:access';

const sending = {
  access,
  carries:
    '`type`, `title`, `body`, `isApp`, `isMail`, `receiver`, `customerId`, `audience`, `of` and `filter` of the receivers, `startsAt`, `count` as it was shown, `again` for who has had the same today',
  isShaped: hasField('id'),
} as const;

/** Sends a notification to customers by the app, and by mail where that was chosen too. */
export const sendNotification = endpoint<NotificationBody, RaRecord>()(
  'main',
  'POST /notification/to-topic-users',
  sending,
);

/** Sends it by mail alone. */
export const sendMail = endpoint<NotificationBody, RaRecord>()(
  'main',
  'POST /notification/send-mail',
  sending,
);

/** What became of a notification whose answer got lost: the caller's own one with the key of its sending, or null. */
export const findSentNotification = endpoint<
  { idempotencyKey: string },
  { notification: RaRecord | null }
>()('main', 'GET /notification/sent', {
  assumed: true,
  access,
  carries: '`idempotencyKey` of the sending',
  isShaped: hasField('notification'),
});

/** What a test carries: the message alone. */
export type NotificationTest = Pick<
  NotificationBody,
  'type' | 'title' | 'body' | 'isApp' | 'isMail'
>;

/** Where a test went, and how many the person has sent to themselves today. */
export interface NotificationTested {
  channels: readonly MessageChannel[];
  today: number;
}

/**
 * Sends a message to the caller's own phone or mail, to be looked at before customers get it. It is no notification of the
 * log and in none of its figures. 409 for who is no customer.
 */
export const testNotification = endpoint<NotificationTest, NotificationTested>()(
  'main',
  'POST /notification/test',
  {
    assumed: true,
    access,
    carries: '`type`, `title`, `body`, `isApp`, `isMail`',
    isShaped: hasField('channels'),
  },
);

/** The words of a category, to begin a notification with. */
export interface CategoryText {
  id: number;
  type: NotificationType;
  title: string;
  body: string;
  isApp: boolean;
  isMail: boolean;
}

/** The words of all categories, for who sends and may not keep them. */
export const readCategoryTexts = endpoint<void, CategoryText[]>()(
  'main',
  'GET /notification-category/texts',
  { assumed: true, access, isShaped: Array.isArray },
);
