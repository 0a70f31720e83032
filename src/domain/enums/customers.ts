import { enumeration, type ValueOf } from './enumeration';

export * from './customerIdentity';
export * from './customerIncome';
export * from './customerLists';

// Customers, their registration, income and status (docs/domain/customers.md 1.5).

export const CustomerKind = enumeration('CustomerKind', ['CITIZEN', 'COMPANY']);
export type CustomerKind = ValueOf<typeof CustomerKind>;

/** Views of the customer list. */
export const CustomerListType = enumeration('CustomerListType', [
  'POCKET',
  ['MERCHANT', 'info'],
  ['BLACK_LISTED', 'critical'],
  ['SUSPECTED', 'warning'],
]);
export type CustomerListType = ValueOf<typeof CustomerListType>;

export const MaritalStatus = enumeration('MaritalStatus', [
  'SINGLE',
  'MARRIED',
  'DIVORCED',
  'WIDOWED',
]);

/** 10 spouse, 20 child, 30 sibling, 40 grandchild, 50 parent, 60 grandparent. */
export const FamilyRelationType = enumeration('FamilyRelationType', [10, 20, 30, 40, 50, 60]);
export type FamilyRelationType = ValueOf<typeof FamilyRelationType>;

export const Course = enumeration('Course', [1, 2, 3, 4, 5, 6]);

/** One document says full, part, cash, none, the other the stored values (docs/domain/README.md 5.2). */
export const ScholarshipType = enumeration('ScholarshipType', [
  ['FULL_SCHOLARSHIP', 'success', 'full'],
  ['PARTIAL_SCHOLARSHIP', 'info', 'part'],
  ['CASH_BENEFITS', 'info', 'cash'],
  ['UNSUCCESSFUL', 'caution'],
  ['NONE', 'neutral'],
]);

export const EducationLevel = enumeration('EducationLevel', [
  'HIGHER',
  'COMPLETE_SECONDARY',
  'SECONDARY',
  'VOCATIONAL',
]);

export const EntitySegment = enumeration('EntitySegment', [81, 31, 32, 62]);

export const CustomerSegment = enumeration('CustomerSegment', [[8101, 'info'], 8102]);

/** Kinds of bonus points; 7 uses points, all others give them. */
export const PointType = enumeration('PointType', [0, 1, 2, 3, 4, 5, 6, 7]);
export type PointType = ValueOf<typeof PointType>;

export const VerificationType = enumeration('VerificationType', [
  'PHONE',
  'EMAIL',
  'FAMILY_VERIFICATION',
  'PHONE_VERIFICATION',
  'EMAIL_VERIFICATION',
]);

export const IdentityVerificationState = enumeration('IdentityVerificationState', [
  ['VERIFYING', 'pending'],
  ['VERIFIED', 'success'],
  ['DENIED', 'danger'],
  ['UNABLE', 'warning'],
  ['VERIFIED_MANUAL', 'success'],
]);
export type IdentityVerificationState = ValueOf<typeof IdentityVerificationState>;

export const IdImageRejectionCode = enumeration('IdImageRejectionCode', [
  [45, 'danger'],
  [46, 'danger'],
  [47, 'danger'],
]);

/** Predefined reasons for refusing a customer's data (docs/domain/customers.md 3.3). */
export const CustomerDataRejectionReason = enumeration('CustomerDataRejectionReason', [
  ['WRONG_PROFESSION', 'danger'],
  ['WRONG_WORKPLACE', 'danger'],
  ['WRONG_POSITION', 'danger'],
  ['WRONG_PEP_FAMILY_NAME', 'danger'],
  ['WRONG_PEP_FIRST_NAME', 'danger'],
  ['WRONG_PEP_OCCUPATION', 'danger'],
  ['WRONG_PEP_RELATION', 'danger'],
  ['WRONG_FAMILY_NAME', 'danger'],
  ['WRONG_FIRST_NAME', 'danger'],
]);

/** The four accesses of a customer; the aliases are the field names. */
export const CustomerAccess = enumeration('CustomerAccess', [
  ['LEND', 'neutral', 'canLend'],
  ['TRANSFER', 'neutral', 'canTransfer'],
  ['OTP_REQUEST', 'neutral', 'canOtpRequest'],
  ['DEPOSIT_CASH_OUT', 'neutral', 'isCashOutDeposit'],
]);
export type CustomerAccess = ValueOf<typeof CustomerAccess>;

export const AccessState = enumeration('AccessState', [
  ['OPEN', 'success', true],
  ['CLOSED', 'danger', false],
]);

/** Value of an access, from free to the strictest hold (domain reading: fraud over loan over setting). */
export const WithdrawAccess = enumeration('WithdrawAccess', [
  ['YES', 'success', true],
  ['NO_BY_SETTING', 'warning', false],
  ['NO_DUE_LOAN', 'danger'],
  ['NO_DUE_FRAUD', 'critical'],
]);
export type WithdrawAccess = ValueOf<typeof WithdrawAccess>;

export const InvitationState = enumeration('InvitationState', [
  ['PENDING', 'pending'],
  ['REGISTERED', 'info'],
  ['CONTRACTED', 'success'],
  ['CONTRACTED_LATE', 'caution'],
  ['ALREADY_REGISTERED', 'neutral'],
  ['REJECTED', 'danger'],
]);
export type InvitationState = ValueOf<typeof InvitationState>;

/** 0 last name, 1 first name, 2 erroneous record deleted, 3 customer deleted. */
export const NameChangeLogType = enumeration('NameChangeLogType', [
  [0, 'info'],
  [1, 'info'],
  [2, 'warning'],
  [3, 'danger'],
]);

/** 0 pending, 1 failed, 2 rejected, 3 approved. */
export const CustomerDeleteRequestState = enumeration('CustomerDeleteRequestState', [
  [0, 'pending', null],
  [1, 'danger'],
  [2, 'danger'],
  [3, 'success'],
]);
export type CustomerDeleteRequestState = ValueOf<typeof CustomerDeleteRequestState>;

export const DepositState = enumeration('DepositState', [
  ['PENDING', 'pending'],
  ['ONGOING', 'info'],
  ['EXPIRED', 'caution'],
  ['CLOSED', 'neutral'],
  ['CANCELED', 'neutral'],
  ['REJECTED', 'danger'],
  ['CANCEL_REQUESTED', 'pending'],
  ['CASHOUT_REQUESTED', 'pending'],
  ['BLOCKED', 'danger'],
]);
export type DepositState = ValueOf<typeof DepositState>;

/** Savings that are not over: money is or will be on them. */
export const OPEN_SAVING_STATES: readonly DepositState[] = DepositState.values.filter(
  (state) => !['CLOSED', 'CANCELED', 'REJECTED'].includes(state),
);

/** Whether a relative was confirmed, by themselves or on a call. */
export const RelativeState = enumeration('RelativeState', [
  ['UNCONFIRMED', 'pending', false],
  ['CONFIRMED', 'success', true],
]);
export type RelativeState = ValueOf<typeof RelativeState>;

/** The one account that money goes to, and the others. */
export const BankAccountRole = enumeration('BankAccountRole', [
  ['OTHER', 'neutral', false],
  ['PRIME', 'success', true],
]);
export type BankAccountRole = ValueOf<typeof BankAccountRole>;

/** A printed QR code: waiting for a customer, tied to one, or withdrawn. */
export const QrCardState = enumeration('QrCardState', [
  ['FREE', 'neutral'],
  ['CONNECTED', 'success'],
  ['WITHDRAWN', 'danger'],
]);
export type QrCardState = ValueOf<typeof QrCardState>;

/** Stages of a customer's way to a contract; `customerProcessStage` finds the stage of a code. */
export const CustomerProcessCode = enumeration('CustomerProcessCode', [
  ['REGISTERING', 'pending'],
  ['BLACK_GREY_LIST_SEARCH', 'pending'],
  ['POLICE_LIST_SEARCH', 'pending'],
  ['AGE_CHECK', 'pending'],
  ['AGE_NOT_QUALIFIED', 'danger'],
  ['REGISTRATION', 'info'],
  ['WALLET_CREATION', 'info'],
  ['POINTS', 'info'],
  ['ZMS_SCORING_CHECK', 'pending'],
  ['STATE_REGISTRY_CHECK', 'pending'],
  ['WALLET_CONTRACT', 'success'],
  ['LOAN_CONTRACT', 'success'],
  ['SCORING', 'pending'],
  ['WALLET_CONTRACT_CANCEL', 'neutral'],
  ['LOAN_CONTRACT_CANCEL', 'neutral'],
]);
export type CustomerProcessStage = ValueOf<typeof CustomerProcessCode>;

export const RankTier = enumeration('RankTier', [
  ['FAN', 'neutral'],
  ['STAR', 'info'],
  ['BOSS', 'pending'],
  ['KING', 'success'],
  ['GOD', 'success'],
]);
export type RankTier = ValueOf<typeof RankTier>;

/** The forty-one steps; the alias is tier and step (docs/domain/customers.md 7.1). */
export const RankLevel = enumeration('RankLevel', [
  [100, 'neutral', 'FAN_1'],
  [110, 'neutral', 'FAN_2'],
  [120, 'neutral', 'FAN_3'],
  [130, 'neutral', 'FAN_4'],
  [140, 'neutral', 'FAN_5'],
  [150, 'neutral', 'FAN_6'],
  [160, 'neutral', 'FAN_7'],
  [170, 'neutral', 'FAN_8'],
  [180, 'neutral', 'FAN_9'],
  [190, 'neutral', 'FAN_10'],
  [200, 'info', 'STAR_1'],
  [210, 'info', 'STAR_2'],
  [220, 'info', 'STAR_3'],
  [230, 'info', 'STAR_4'],
  [240, 'info', 'STAR_5'],
  [250, 'info', 'STAR_6'],
  [260, 'info', 'STAR_7'],
  [270, 'info', 'STAR_8'],
  [280, 'info', 'STAR_9'],
  [290, 'info', 'STAR_10'],
  [300, 'pending', 'BOSS_1'],
  [310, 'pending', 'BOSS_2'],
  [320, 'pending', 'BOSS_3'],
  [330, 'pending', 'BOSS_4'],
  [340, 'pending', 'BOSS_5'],
  [350, 'pending', 'BOSS_6'],
  [360, 'pending', 'BOSS_7'],
  [370, 'pending', 'BOSS_8'],
  [380, 'pending', 'BOSS_9'],
  [390, 'pending', 'BOSS_10'],
  [400, 'success', 'KING_1'],
  [410, 'success', 'KING_2'],
  [420, 'success', 'KING_3'],
  [430, 'success', 'KING_4'],
  [440, 'success', 'KING_5'],
  [450, 'success', 'KING_6'],
  [460, 'success', 'KING_7'],
  [470, 'success', 'KING_8'],
  [480, 'success', 'KING_9'],
  [490, 'success', 'KING_10'],
  [500, 'success', 'GOD'],
]);
export type RankLevel = ValueOf<typeof RankLevel>;

export * from './stateRegistry';
