import { enumeration, type ValueOf } from './enumeration';

export * from './loanMoney';

// Loans, their requests, schedules and classes (docs/domain/lending.md 2.1).

export const LoanKind = enumeration('LoanKind', [
  'SHORT',
  'LONG_TERM',
  'GUARANTEE',
  'STUDENT',
  'LEASING',
  'SALARY',
  'SAVING',
  'AUTO_COLLATERAL',
  'ZERO',
]);

export const LoanProductType = enumeration('LoanProductType', [
  'LOAN',
  'LOAN_GUARANTEE',
  'LOAN_STUDENT',
  'LOAN_POCKET_ZERO',
  'LOAN_LONG_TERM',
  'LOAN_LEASING',
  'LOAN_SALARY',
  'LOAN_TUITION',
  'LOAN_SAVING',
  'LOAN_AUTO_COLLATERAL',
]);
export type LoanProductType = ValueOf<typeof LoanProductType>;

export const LoanPendingList = enumeration('LoanPendingList', [
  'ltl',
  'loan',
  'extension',
  'extension-search',
  'payment',
]);

/**
 * Every state of a loan under one name, with its number and its other spellings. The documents name seven states in
 * words and give the failed stages and the risk states as numbers only; their labels are those of the numbers.
 */
export const LoanState = enumeration(
  'LoanState',
  [
    ['LOAN_REQUESTED', 'pending', 500, 'requested'],
    ['LOAN_REQUEST_FAILED', 'danger', 530],
    ['LOAN_POSTING_FAILED', 'danger', 630],
    ['LOAN_TRANSFER_FAILED', 'danger', 730],
    ['LOAN_ONHOLD', 'pending', 'onhold'],
    ['LOAN_LONG_ONHOLD', 'warning', 'longOnhold'],
    ['LOAN_ONGOING', 'info', 800, 'ongoing'],
    ['CLOSED', 'neutral', 1160],
    ['LOAN_WRONG_REQUEST', 'danger', 4000, 'wrongRequest'],
    ['CANCELLED', 'neutral', 5000],
    ['LOAN_RISK', 'critical', 6000, 'DEPARTMENT'],
    ['LOAN_COURT', 'critical', 6010, 'COURT'],
  ],
  {
    LOAN_REQUEST_FAILED: 'enums.LoanCorrectionType.530',
    LOAN_POSTING_FAILED: 'enums.LoanCorrectionType.630',
    LOAN_TRANSFER_FAILED: 'enums.LoanCorrectionType.730',
    LOAN_RISK: 'enums.LoanStateCode.6000',
    LOAN_COURT: 'enums.LoanStateCode.6010',
  },
);
export type LoanState = ValueOf<typeof LoanState>;

/** States of a loan that was paid out and is not closed. */
export const OPEN_LOAN_STATES = ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'] as const;

/** The numbers as the documents list them. */
export const LoanStateCode = enumeration('LoanStateCode', [
  [500, 'pending', 'LOAN_REQUESTED', 'requested'],
  [800, 'info', 'LOAN_ONGOING', 'ongoing'],
  [1160, 'neutral', 'CLOSED'],
  [4000, 'danger', 'LOAN_WRONG_REQUEST', 'wrongRequest'],
  [5000, 'neutral', 'CANCELLED'],
  [6000, 'critical'],
  [6010, 'critical'],
]);

/** Stage of a customer's non-performing loans: 6000 risk department, 6010 court. */
export const NplStage = enumeration('NplStage', [
  ['DEPARTMENT', 'critical', 6000],
  ['COURT', 'critical', 6010],
]);
export type NplStage = ValueOf<typeof NplStage>;

/** The five asset classes: an ordered ramp; numbers 1–5 and codes 01–05 are the same classes. */
export const AssetClassification = enumeration('AssetClassification', [
  ['STANDARD', 'success', 1, '01'],
  ['PAST_DUE', 'caution', 2, '02', 'pastDue'],
  ['SUBSTANDARD', 'warning', 3, '03', 'subStandard'],
  ['DOUBTFUL', 'danger', 4, '04'],
  ['BAD', 'critical', 5, '05'],
]);
export type AssetClassification = ValueOf<typeof AssetClassification>;

/** Ranges of days past due; `classifyByDaysPastDue` finds the class of a number of days. */
export const PastDueRange = enumeration('PastDueRange', [
  ['NORMAL', 'success'],
  ['PAST_DUE', 'caution'],
  ['SUBSTANDARD', 'warning'],
  ['DOUBTFUL', 'danger'],
  ['BAD', 'critical'],
]);
export type PastDueRange = ValueOf<typeof PastDueRange>;

/** UNPAID is neutral here: lateness has its own chip, with the days. */
export const InstallmentState = enumeration('InstallmentState', [
  ['UNPAID', 'neutral'],
  ['PAID', 'success'],
  ['EXTENDED', 'info'],
  ['CANCELLED', 'neutral'],
]);
export type InstallmentState = ValueOf<typeof InstallmentState>;

export const LoanCustomerType = enumeration('LoanCustomerType', [
  'PRIMARY',
  'GUARANTOR',
  'REPRESENTATIVE',
  'STUDENT_GUARANTOR',
]);
export type LoanCustomerType = ValueOf<typeof LoanCustomerType>;

export const TermUnit = enumeration('TermUnit', ['DAY', 'MONTH']);
export type TermUnit = ValueOf<typeof TermUnit>;

export const PaymentOption = enumeration('PaymentOption', ['DIRECT', 'IN_ADVANCE']);
export type PaymentOption = ValueOf<typeof PaymentOption>;

/** What interest is kept back at a pay-out in advance: of the first row, or of all (docs/domain/lending.md 5.5). */
export const InterestAdvance = enumeration('InterestAdvance', ['FIRST', 'WHOLE']);

/** 01 year, 02 half year, 03 quarter, 04 month, 05 equal payment, 06 rows as typed. */
export const LoanChartType = enumeration('LoanChartType', ['01', '02', '03', '04', '05', '06']);
export type LoanChartType = ValueOf<typeof LoanChartType>;

export const LoanSource = enumeration('LoanSource', [
  'PENDING_REQUEST',
  'MANUAL_ENTRY',
  'SYSTEM_GENERATED',
]);
export type LoanSource = ValueOf<typeof LoanSource>;

export const LoanRequestAction = enumeration('LoanRequestAction', [
  'PAY',
  'EXTEND',
  'OVERDUE_RENEW',
  'PAY_IN_ADVANCE',
]);

/** 1 car, 2 real estate. */
export const CollateralKind = enumeration('CollateralKind', [1, 2]);

/** Whether a pledge is still valid (docs/domain/lending.md 15.3). */
export const CollateralState = enumeration('CollateralState', [
  ['PLEDGED', 'info'],
  ['RELEASED', 'success'],
]);
export type CollateralState = ValueOf<typeof CollateralState>;

/**
 * How long a loan has been at one stage of its issue, against the time that the stage should take
 * (docs/domain/lending.md 2.3).
 */
export const StageLateness = enumeration('StageLateness', [
  ['IN_TIME', 'success'],
  ['LATE', 'warning'],
  ['VERY_LATE', 'danger'],
]);
export type StageLateness = ValueOf<typeof StageLateness>;

/** What a stage of a loan's issue failed at (docs/domain/lending.md 3.4). */
export const StageFailure = enumeration('StageFailure', [
  ['NO_ANSWER', 'warning'],
  ['LIMIT_SERVICE_UNAVAILABLE', 'danger'],
  ['LEDGER_PERIOD_CLOSED', 'danger'],
  ['BANK_ACCOUNT_NOT_FOUND', 'danger'],
]);
export type StageFailure = ValueOf<typeof StageFailure>;

export const CallLogOutcome = enumeration('CallLogOutcome', [
  ['INFORMED', 'success'],
  ['TRANSMIT', 'info'],
  ['NOT_ANSWERED', 'caution'],
  ['NOT_REACHED', 'caution'],
  ['SUSPENDED', 'warning'],
  ['NOT_EXIST', 'danger'],
  ['NOT_OWNER', 'danger'],
  ['NOT_FOUND', 'danger'],
]);
export type CallLogOutcome = ValueOf<typeof CallLogOutcome>;

export const GuaranteeRequestState = enumeration('GuaranteeRequestState', [
  ['PENDING', 'pending'],
  ['APPROVED', 'success'],
  ['REJECTED', 'danger'],
  ['CANCELLED', 'neutral'],
]);
export type GuaranteeRequestState = ValueOf<typeof GuaranteeRequestState>;

export const GuaranteeLoanState = enumeration('GuaranteeLoanState', [
  ['FAILED_TO_PROCEED', 'danger'],
]);

export const LoanAggregationState = enumeration('LoanAggregationState', [
  ['PENDING', 'pending'],
  ['VIEWED', 'info'],
  ['ACCEPTED', 'success'],
  ['REJECTED', 'danger'],
  ['EXPIRED', 'caution'],
  ['CANCELLED', 'neutral'],
]);
export type LoanAggregationState = ValueOf<typeof LoanAggregationState>;

/** Failed stages that a correction repairs: 530 request, 630 posting, 730 transfer. */
export const LoanCorrectionType = enumeration('LoanCorrectionType', [
  [530, 'danger'],
  [630, 'danger'],
  [730, 'danger'],
]);

export const InvoiceState = enumeration('InvoiceState', [
  ['pending', 'pending'],
  ['paid', 'success'],
  ['cancelled', 'neutral'],
  ['rejected', 'danger'],
  ['unsuccess', 'danger'],
]);
export type InvoiceState = ValueOf<typeof InvoiceState>;

/** What an open loan is shown as beside its state; an extended one also says so (docs/domain/lending.md 2.2). */
export const LoanDerivedState = enumeration('LoanDerivedState', [
  ['ON_TIME', 'success'],
  ['DUE_TODAY', 'caution'],
  ['OVERDUE', 'danger'],
]);
export type LoanDerivedState = ValueOf<typeof LoanDerivedState>;

/** Why a loan is closed (docs/domain/lending.md 2.1, state 1160). */
export const LoanCloseReason = enumeration('LoanCloseReason', [
  ['PAID', 'success'],
  ['RISK_FUND', 'critical'],
  ['COURT', 'warning'],
  ['REFINANCED', 'info'],
]);
export type LoanCloseReason = ValueOf<typeof LoanCloseReason>;

/** Why a request is refused, T3. [R] the documents ask for a list and do not give it */
export const LoanRejectReason = enumeration('LoanRejectReason', [
  'INCOME_NOT_ENOUGH',
  'REGISTRY_BAD',
  'LIMIT_EXCEEDED',
  'DATA_WRONG',
  'PURPOSE_UNCLEAR',
  'GUARANTOR_MISSING',
  'COLLATERAL_NOT_ENOUGH',
  'CUSTOMER_WITHDREW',
]);
export type LoanRejectReason = ValueOf<typeof LoanRejectReason>;

/** How a failed stage is repaired, T7: it was paid out after all, or the loan is given up. */
export const CorrectionOutcome = enumeration('CorrectionOutcome', ['ISSUED', 'GIVEN_UP']);

/** What an interest or fee correction changes, T18. */
export const CorrectedPart = enumeration('CorrectedPart', [
  'FEE',
  'INTEREST',
  'OVERDUE_INTEREST',
  'ADDITIONAL_INTEREST',
]);

/** Yes or no where neither is the default. */
export const YesOrNo = enumeration('YesOrNo', ['YES', 'NO']);

/** Steps of a court record in their order (docs/domain/lending.md 11.3). */
export const CourtState = enumeration('CourtState', [
  ['drafted', 'neutral'],
  ['printed', 'info'],
  ['filed', 'pending'],
  ['accepted', 'info'],
  ['decision', 'warning'],
  ['enforcement', 'danger'],
  ['closed', 'neutral'],
]);
export type CourtState = ValueOf<typeof CourtState>;

/** How a loan's money was paid out. */
export const LoanTransactionType = enumeration('LoanTransactionType', ['BANK_TRANSFER', 'WALLET']);
export type LoanTransactionType = ValueOf<typeof LoanTransactionType>;
