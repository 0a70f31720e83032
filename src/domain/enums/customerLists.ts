import { enumeration, type ValueOf } from './enumeration';

// Statements, codes, sign-ins, feedback and products of customers. The documents name the screens and leave their values open.

/** Entity and customer segments in one list: the words belong to the two enumerations of the documents. */
export const Segment = enumeration('Segment', [81, 31, 32, 62, [8101, 'info'], 8102], {
  81: 'enums.EntitySegment.81',
  31: 'enums.EntitySegment.31',
  32: 'enums.EntitySegment.32',
  62: 'enums.EntitySegment.62',
  8101: 'enums.CustomerSegment.8101',
  8102: 'enums.CustomerSegment.8102',
});
export type Segment = ValueOf<typeof Segment>;

export const SegmentKind = enumeration('SegmentKind', ['ENTITY', ['CUSTOMER', 'info']]);
export type SegmentKind = ValueOf<typeof SegmentKind>;

/** Whether the rows of a statement lead from its opening to its closing balance. */
export const StatementAgreement = enumeration('StatementAgreement', [
  ['AGREES', 'success'],
  ['TOTALS_DIFFER', 'danger'],
  ['BALANCE_DIFFERS', 'danger'],
]);
export type StatementAgreement = ValueOf<typeof StatementAgreement>;

export const StatementRequestState = enumeration('StatementRequestState', [
  ['REQUESTED', 'pending'],
  ['READY', 'success'],
  ['FAILED', 'danger'],
  ['EXPIRED', 'neutral'],
]);
export type StatementRequestState = ValueOf<typeof StatementRequestState>;

/** From where a customer's request came. */
export const RequestChannel = enumeration('RequestChannel', [['APP', 'info'], 'CONSOLE', 'BRANCH']);
export type RequestChannel = ValueOf<typeof RequestChannel>;

export const OtpPurpose = enumeration('OtpPurpose', [
  'REGISTER',
  'LOGIN',
  'PASSWORD',
  'DEVICE',
  'TRANSFER',
  'LOAN',
  'CONTRACT',
  'FAMILY',
]);
export type OtpPurpose = ValueOf<typeof OtpPurpose>;

export const OtpChannel = enumeration('OtpChannel', ['SMS', 'EMAIL', 'PUSH']);
export type OtpChannel = ValueOf<typeof OtpChannel>;

export const OtpState = enumeration('OtpState', [
  ['SENT', 'pending'],
  ['USED', 'success'],
  ['EXPIRED', 'neutral'],
]);
export type OtpState = ValueOf<typeof OtpState>;

export const LoginOutcome = enumeration('LoginOutcome', [
  ['SUCCEEDED', 'success'],
  ['FAILED', 'danger'],
  ['BLOCKED', 'critical'],
]);
export type LoginOutcome = ValueOf<typeof LoginOutcome>;

export const LoginFailureReason = enumeration('LoginFailureReason', [
  ['WRONG_PASSWORD', 'warning'],
  ['WRONG_CODE', 'warning'],
  ['UNKNOWN_NAME', 'warning'],
  ['NEW_DEVICE', 'caution'],
  ['TOO_MANY', 'danger'],
  ['ACCOUNT_CLOSED', 'danger'],
]);
export type LoginFailureReason = ValueOf<typeof LoginFailureReason>;

/** What a sign-in is flagged for: several failures one after the other. */
export const LoginSign = enumeration('LoginSign', [['IN_A_ROW', 'critical']]);
export type LoginSign = ValueOf<typeof LoginSign>;

export const FeedbackState = enumeration('FeedbackState', [
  ['NEW', 'pending'],
  ['ANSWERED', 'success'],
]);
export type FeedbackState = ValueOf<typeof FeedbackState>;

export const FeedbackCategory = enumeration('FeedbackCategory', [
  'LOAN',
  'PAYMENT',
  'TRANSFER',
  'APP',
  'SERVICE',
  'OTHER',
]);
export type FeedbackCategory = ValueOf<typeof FeedbackCategory>;

/** The status of a customer for a loan product; the gravest of the loans decides. */
export const ProductState = enumeration('ProductState', [
  ['REQUESTED', 'pending'],
  ['IN_USE', 'info'],
  ['OVERDUE', 'danger'],
  ['RISKED', 'critical'],
  ['PAID_OFF', 'neutral'],
]);
export type ProductState = ValueOf<typeof ProductState>;
