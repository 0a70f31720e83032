import { enumeration, type ValueOf } from './enumeration';

// Enumerations that several areas share (docs/domain/interface.md 10.1).

/** Interface languages; mn is the default. */
export const Language = enumeration('Language', ['mn', 'en', 'ru']);
export type Language = ValueOf<typeof Language>;

export const TenantScope = enumeration('TenantScope', [['MAIN', 'info'], 'OTHER']);

export const PageSize = enumeration('PageSize', [2, 5, 10, 20, 25, 50, 100]);

/** Generic approval; some lists send the numeric form, where nothing means pending. */
export const ApprovalState = enumeration('ApprovalState', [
  ['PENDING', 'pending', 0, null],
  ['APPROVED', 'success', 1],
  ['REJECTED', 'danger', 2],
  ['CANCELLED', 'neutral'],
]);
export type ApprovalState = ValueOf<typeof ApprovalState>;

/** The numeric variant of an approval; null means the same as 0. */
export const ApprovalCode = enumeration('ApprovalCode', [
  [0, 'pending', null, 'PENDING'],
  [1, 'success', 'APPROVED'],
  [2, 'danger', 'REJECTED'],
]);

/** Outcome of a queued piece of work: SUCCESS = carried out, not merely approved. */
export const PendingStatus = enumeration('PendingStatus', [
  ['SUCCESS', 'success'],
  ['PENDING', 'pending'],
  ['FAILED', 'danger'],
  ['CANCELLED', 'neutral'],
]);
export type PendingStatus = ValueOf<typeof PendingStatus>;

/** State of an inquiry at an outside registry. */
export const RegistryRequestState = enumeration('RegistryRequestState', [
  'NONE',
  ['PENDING', 'pending'],
  ['FAILED', 'danger'],
  ['AVAILABLE', 'success'],
  ['NOT_AVAILABLE', 'caution'],
]);
export type RegistryRequestState = ValueOf<typeof RegistryRequestState>;

export const RequestStatus = enumeration('RequestStatus', [
  ['PENDING', 'pending'],
  ['VIEWED', 'info'],
  ['ACCEPTED', 'success'],
  ['REJECTED', 'danger'],
  ['EXPIRED', 'caution'],
]);

/** Who changed something: a person or the system. */
export const Origin = enumeration('Origin', ['MANUAL', ['AUTO', 'info']]);
export type Origin = ValueOf<typeof Origin>;

export const StaffAction = enumeration('StaffAction', [
  ['APPROVE', 'success'],
  ['REJECT', 'danger'],
  ['CANCEL', 'danger'],
  ['CORRECT', 'warning'],
  'CLOSE',
  ['EXTEND', 'info'],
  ['MOVE_TO_RISK_FUND', 'critical'],
  ['CONFIRM_CANCEL_TO_ISSUED', 'warning'],
  ['CESSION', 'warning'],
  'UNDO_CESSION',
  ['PUBLISH', 'success'],
  'UNPUBLISH',
]);

export const YesNo = enumeration('YesNo', [
  ['YES', 'neutral', true, 1],
  ['NO', 'neutral', false, 0],
]);

/** What may be uploaded; `checkFile` knows the types of each (docs/domain/input.md 5.1). */
export const UploadKind = enumeration('UploadKind', [
  'IMAGE',
  'DOCUMENT',
  'STICKER',
  'HTML_TEMPLATE',
]);
export type UploadKind = ValueOf<typeof UploadKind>;

export const ActiveState = enumeration('ActiveState', [
  ['ACTIVE', 'success', true],
  ['INACTIVE', 'neutral', false],
]);

/** Days of the week; Monday is 1. */
export const Weekday = enumeration('Weekday', [1, 2, 3, 4, 5, 6, 7]);
export type Weekday = ValueOf<typeof Weekday>;

/** Account kinds: base (wallet, current), loan, deposit. */
export const AccountType = enumeration('AccountType', ['BA', 'LN', 'DP']);
export type AccountType = ValueOf<typeof AccountType>;

/** Banks by their code; names are in the reference data. */
export const BankCode = enumeration(
  'BankCode',
  [2, 4, 5, 15, 19, 21, 22, 26, 29, 30, 32, 33, 34, 36, 38, 39, 53, 100],
);
export type BankCode = ValueOf<typeof BankCode>;

/** Banks that statements are filtered by; the aliases are their codes. */
export const BankFilter = enumeration('BankFilter', [
  ['GOLOMT', 'neutral', 15],
  ['KHAN', 'neutral', 5],
  ['TDB', 'neutral', 4],
]);

export const MobileOperator = enumeration('MobileOperator', [
  'mobicom',
  'unitel',
  'skytel',
  'gmobile',
  'lime',
  'ondo',
]);
export type MobileOperator = ValueOf<typeof MobileOperator>;

export const DateFormat = enumeration('DateFormat', ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss']);

export const CurrencyRounding = enumeration('CurrencyRounding', ['UP', 'ROUND', 'INTEGER']);

/** How a number of remaining days is shown (docs/domain/interface.md 2.3). */
export const RemainingDays = enumeration('RemainingDays', [
  ['TODAY', 'caution'],
  ['REMAINING', 'info'],
  ['EXCEEDED', 'danger'],
]);

export const AuthState = enumeration('AuthState', [
  ['UNAUTHENTICATED', 'caution'],
  ['AUTHENTICATED', 'success'],
]);

export const SideBarState = enumeration('SideBarState', ['OPEN', 'CLOSED']);

/** Base addresses of gateways; `lit service` is the credit-information service. */
export const Gateway = enumeration('Gateway', [
  'accounting',
  'customer',
  'identity-admin',
  'merchant-web',
  'organisation',
  ['credit-information', 'neutral', 'lit service'],
  'customer-finder',
]);

/** Kinds of failed calls (docs/domain/calls.md 4.1). */
export const ErrorSituation = enumeration('ErrorSituation', [
  ['NO_RESPONSE', 'danger'],
  ['SERVER_ERROR', 'danger', 500],
  ['FORBIDDEN', 'danger', 403],
  ['UNAUTHORIZED', 'caution', 401],
  ['CONFLICT', 'caution', 409],
  ['OTHER', 'danger'],
]);

export const ToastTone = enumeration('ToastTone', [
  ['danger', 'danger'],
  ['warning', 'caution'],
  ['success', 'success'],
]);

export const Gender = enumeration('Gender', ['MALE', 'FEMALE']);
export type Gender = ValueOf<typeof Gender>;

/** Realm roles of staff (docs/domain/identity.md 1.1). */
export const StaffRole = enumeration('StaffRole', [
  'pocket_operator',
  'pocket_economist',
  'pocket_agent',
  'worker',
]);
export type StaffRole = ValueOf<typeof StaffRole>;
