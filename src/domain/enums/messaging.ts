import { enumeration, type ValueOf } from './enumeration';

// Messages to customers (docs/domain/content-and-messaging.md 3.1).

export const NotificationType = enumeration('NotificationType', [
  'INCOME',
  ['CASH_IN', 'success'],
  ['NEWS', 'info'],
  ['VIDEO', 'info'],
  ['INVITE', 'info'],
  ['LEVEL_DOWN', 'caution'],
  ['LOAN_EXPIRING', 'caution'],
  ['OVERDUE', 'danger'],
  ['REFUND', 'success'],
  ['AUTO_REFUND', 'success'],
  ['EXTENSION', 'info'],
  ['GUARANTEE', 'info'],
  ['INVOICE', 'info'],
  ['REGISTRATION', 'success'],
  'PURCHASE',
  ['ENVELOPE', 'info'],
  ['COUPON', 'info'],
  'OTHER',
]);
export type NotificationType = ValueOf<typeof NotificationType>;

export const NotificationReceiver = enumeration('NotificationReceiver', [
  'SELECTED',
  ['ALL', 'warning'],
]);

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
export const SmsKind = enumeration('SmsKind', ['SINGLE', 'LOAN', 'SYSTEM']);
export type SmsKind = ValueOf<typeof SmsKind>;

export const SmsState = enumeration('SmsState', [
  ['SENT', 'info'],
  ['DELIVERED', 'success'],
  ['FAILED', 'danger'],
]);
export type SmsState = ValueOf<typeof SmsState>;

/** What the operator says of an SMS that did not arrive. */
export const SmsFailure = enumeration('SmsFailure', ['UNREACHABLE', 'UNKNOWN_NUMBER', 'NO_ANSWER']);
export type SmsFailure = ValueOf<typeof SmsFailure>;

export const EmailState = enumeration('EmailState', [
  ['SENT', 'success'],
  ['FAILED', 'danger'],
]);
export type EmailState = ValueOf<typeof EmailState>;
