import { MobileOperator } from './common';
import { enumeration, type ValueOf } from './enumeration';

// Messages to customers (docs/domain/content-and-messaging.md 3.1).

export const NotificationType = enumeration('NotificationType', [
  'INCOME',
  'CASH_IN',
  'NEWS',
  'VIDEO',
  'INVITE',
  'LEVEL_DOWN',
  'LOAN_EXPIRING',
  'OVERDUE',
  'REFUND',
  'AUTO_REFUND',
  'EXTENSION',
  'GUARANTEE',
  'INVOICE',
  'REGISTRATION',
  'PURCHASE',
  'ENVELOPE',
  'COUPON',
  'OTHER',
]);
export type NotificationType = ValueOf<typeof NotificationType>;

/** Who gets a notification: one customer, those of a view, or everybody (docs/domain/content-and-messaging.md 3.8). */
export const NotificationReceiver = enumeration('NotificationReceiver', [
  'CUSTOMER',
  'AUDIENCE',
  'ALL',
]);
export type NotificationReceiver = ValueOf<typeof NotificationReceiver>;

/** How far the sending of a notification is (docs/domain/content-and-messaging.md 3.1). */
export const NotificationState = enumeration('NotificationState', [
  ['PLANNED', 'pending'],
  ['SENDING', 'info'],
  ['SENT', 'success'],
  ['STOPPED', 'caution'],
]);
export type NotificationState = ValueOf<typeof NotificationState>;

/** The way that a message takes to a customer. */
export const MessageChannel = enumeration('MessageChannel', ['APP', 'MAIL', 'SMS']);
export type MessageChannel = ValueOf<typeof MessageChannel>;

/** Why somebody of an audience gets nothing, the first that is true (docs/domain/content-and-messaging.md 3.8). */
export const ReceiverExclusion = enumeration('ReceiverExclusion', [
  'CANCELLED',
  'BLACK_LISTED',
  'MESSAGES_PAUSED',
  'NUMBER_INACTIVE',
  'NO_APP',
  'NO_EMAIL',
  'NO_PHONE',
  'TWICE',
]);
export type ReceiverExclusion = ValueOf<typeof ReceiverExclusion>;

/** What the gateway puts into the words of a notification, by the name between the braces. Our reading. */
export const NotificationVariable = enumeration('NotificationVariable', [
  'firstName',
  'amount',
  'date',
  'loanCode',
  'points',
]);
export type NotificationVariable = ValueOf<typeof NotificationVariable>;

/** Types from 6000 on are alerts of the system. */
export const EmailType = enumeration('EmailType', [
  1,
  2,
  100,
  [6000, 'danger'],
  [6100, 'warning'],
  [7000, 'caution'],
  [8000, 'critical'],
]);
export type EmailType = ValueOf<typeof EmailType>;

/** What a mail may name: of its receiver, of the lender, of what it tells (docs/domain/content-and-messaging.md 4.3). */
export const MailVariable = enumeration('MailVariable', [
  'firstName',
  'customerName',
  'lender',
  'link',
  'code',
  'title',
  'body',
  'account',
  'amount',
  'happenedAt',
]);
export type MailVariable = ValueOf<typeof MailVariable>;

/** Why an SMS was sent (docs/domain/content-and-messaging.md 3.2). */
export const SmsKind = enumeration('SmsKind', ['SINGLE', 'LOAN', 'SYSTEM', 'TEST']);
export type SmsKind = ValueOf<typeof SmsKind>;

/** NOT_SENT: it was due and kept back; nothing was paid for it. */
export const SmsState = enumeration('SmsState', [
  ['SENT', 'info'],
  ['DELIVERED', 'success'],
  ['FAILED', 'danger'],
  ['NOT_SENT', 'neutral'],
]);
export type SmsState = ValueOf<typeof SmsState>;

/** What the operator says of an SMS that did not arrive, and why one was kept back. */
export const SmsFailure = enumeration('SmsFailure', [
  'UNREACHABLE',
  'UNKNOWN_NUMBER',
  'NO_ANSWER',
  'CANCELLED',
  'NUMBER_INACTIVE',
  'MESSAGES_PAUSED',
  'BLACK_LISTED',
  'LOAN_NOT_OPEN',
  'NOT_OVERDUE',
  'ALREADY_OVERDUE',
  'NOTHING_DUE',
  'VALUE_MISSING',
  'TOO_LONG',
]);
export type SmsFailure = ValueOf<typeof SmsFailure>;

/** Whose network an SMS went over; OTHER: nobody is known to have its number. */
export const SmsNetwork = enumeration(
  'SmsNetwork',
  [...MobileOperator.values, 'OTHER'],
  Object.fromEntries(
    MobileOperator.values.map((value) => [value, `enums.MobileOperator.${value}` as const]),
  ),
);
export type SmsNetwork = ValueOf<typeof SmsNetwork>;

export const EmailState = enumeration('EmailState', [
  ['SENT', 'success'],
  ['FAILED', 'danger'],
]);
export type EmailState = ValueOf<typeof EmailState>;
