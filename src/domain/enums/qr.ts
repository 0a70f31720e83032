import { enumeration, type ValueOf } from './enumeration';

// QR codes of wallets and payments through QPay (docs/domain/wallets.md 6.1, 6.3, 6.4).

/** Whether a code can still be paid: until its last day. */
export const QrState = enumeration('QrState', [
  ['ACTIVE', 'success'],
  ['EXPIRED', 'neutral'],
]);
export type QrState = ValueOf<typeof QrState>;

/** What came of a tap: paid, only looked at, or refused because the code has expired. */
export const QrTapOutcome = enumeration('QrTapOutcome', [
  ['PAID', 'success'],
  ['VIEWED', 'neutral'],
  ['REFUSED', 'caution'],
]);
export type QrTapOutcome = ValueOf<typeof QrTapOutcome>;

/** What the gateway knows a read text as. */
export const QrKind = enumeration('QrKind', [
  ['WALLET', 'success'],
  ['CARD', 'info'],
  ['CUSTOMER', 'info'],
  ['QPAY', 'info'],
  ['FOREIGN', 'caution'],
  ['UNKNOWN', 'neutral'],
]);
export type QrKind = ValueOf<typeof QrKind>;

/** Where a payment through QPay stands. */
export const QpayStatus = enumeration('QpayStatus', [
  ['NEW', 'pending'],
  ['PAID', 'success'],
  ['FAILED', 'danger'],
  ['CANCELLED', 'neutral'],
  ['EXPIRED', 'caution'],
]);
export type QpayStatus = ValueOf<typeof QpayStatus>;

/** What a payment through QPay is for. */
export const QpaySource = enumeration('QpaySource', [
  ['INVOICE', 'info'],
  ['WALLET_QR', 'info'],
]);
export type QpaySource = ValueOf<typeof QpaySource>;
