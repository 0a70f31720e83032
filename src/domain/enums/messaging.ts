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

export const NotificationReceiver = enumeration('NotificationReceiver', ['SELECTED', 'ALL']);

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
  'NUMBER_INACTIVE',
  'MESSAGES_PAUSED',
  'BLACK_LISTED',
  'VALUE_MISSING',
  'TOO_LONG',
]);
export type SmsFailure = ValueOf<typeof SmsFailure>;

export const EmailState = enumeration('EmailState', [
  ['SENT', 'success'],
  ['FAILED', 'danger'],
]);
export type EmailState = ValueOf<typeof EmailState>;
