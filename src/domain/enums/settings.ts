import { enumeration, type ValueOf } from './enumeration';

// Settings screens (docs/domain/content-and-messaging.md 5.1).

export const PhoneNumberState = enumeration('PhoneNumberState', [
  ['ACTIVE', 'success', true],
  ['INACTIVE', 'neutral', false],
]);
export type PhoneNumberState = ValueOf<typeof PhoneNumberState>;

/** Why a number gets no messages. */
export const PhoneProblem = enumeration('PhoneProblem', [
  'SUSPENDED',
  'NOT_EXIST',
  'NOT_OWNER',
  'NOT_REACHED',
  'OWNER_ASKED',
]);
export type PhoneProblem = ValueOf<typeof PhoneProblem>;

// SMS templates (docs/domain/content-and-messaging.md 4.1).

/** What a template is for: up to GUARANTEE_ENDED an action that sends it by itself; the others are chosen by people. */
export const SmsOccasion = enumeration('SmsOccasion', [
  'LOAN_ISSUED',
  'LOAN_REJECTED',
  'LOAN_CEDED',
  'GUARANTEE_ASKED',
  'GUARANTEE_ENDED',
  'LOAN_DUE',
  'LOAN_OVERDUE',
  'LOAN_CONTACT',
]);
export type SmsOccasion = ValueOf<typeof SmsOccasion>;

export const SmsTemplateState = enumeration('SmsTemplateState', [
  ['ACTIVE', 'success'],
  ['INACTIVE', 'neutral'],
]);
export type SmsTemplateState = ValueOf<typeof SmsTemplateState>;

/** What a template may name: of the customer, of the lender, of a loan. */
export const SmsVariable = enumeration('SmsVariable', [
  'firstName',
  'lender',
  'loanCode',
  'lentAmount',
  'balance',
  'dueAmount',
  'dueDate',
  'overdueDays',
]);
export type SmsVariable = ValueOf<typeof SmsVariable>;

export const AppKind = enumeration('AppKind', ['pocket', 'merchant']);
export type AppKind = ValueOf<typeof AppKind>;

/** Whether everybody has to have the version of an app that is current (docs/domain/content-and-messaging.md 1.4). */
export const AppVersionState = enumeration('AppVersionState', [
  ['OPTIONAL', 'success'],
  ['REQUIRED', 'warning'],
]);
export type AppVersionState = ValueOf<typeof AppVersionState>;

/** What a version is against the current one and the oldest that may still be used. */
export const AppVersionStanding = enumeration('AppVersionStanding', [
  ['CURRENT', 'success'],
  ['NEWER', 'info'],
  ['OLDER', 'neutral'],
  ['BLOCKED', 'danger'],
]);
export type AppVersionStanding = ValueOf<typeof AppVersionStanding>;

export const BankGatewayState = enumeration('BankGatewayState', [
  ['WORKING', 'success', true],
  ['STOPPED', 'danger', false],
]);
export type BankGatewayState = ValueOf<typeof BankGatewayState>;

/** The one set of criteria of loans is always in force; its figures change (docs/domain/lending.md 17.1). */
export const LoanCriteriaState = enumeration('LoanCriteriaState', [['IN_FORCE', 'success']]);
export type LoanCriteriaState = ValueOf<typeof LoanCriteriaState>;

/** The one set of settings of the system is always in force (docs/domain/content-and-messaging.md 5.2). */
export const SystemSettingsState = enumeration('SystemSettingsState', [['IN_FORCE', 'success']]);
export type SystemSettingsState = ValueOf<typeof SystemSettingsState>;

/** Months back that may be registered as income: both readings of the specification (docs/domain/income.md 2.2). */
export const IncomeWindow = enumeration('IncomeWindow', ['12', '36']);
export type IncomeWindow = ValueOf<typeof IncomeWindow>;

// Forwarding of logs (docs/domain/content-and-messaging.md 5.3).

/** Logs that are forwarded. */
export const LogSource = enumeration('LogSource', ['SIGN_INS', 'SMS', 'MAILS']);
export type LogSource = ValueOf<typeof LogSource>;

export const LogForwardingState = enumeration('LogForwardingState', [
  ['FORWARDING', 'success'],
  ['FAILING', 'danger'],
  ['STOPPED', 'neutral'],
]);
export type LogForwardingState = ValueOf<typeof LogForwardingState>;

export const LogBatchState = enumeration('LogBatchState', [
  ['SENT', 'success'],
  ['FAILED', 'danger'],
  ['SENT_AGAIN', 'info'],
]);
export type LogBatchState = ValueOf<typeof LogBatchState>;

/** Why a receiver did not take a batch. */
export const LogFailure = enumeration('LogFailure', ['UNREACHABLE', 'REFUSED', 'TIMED_OUT']);
export type LogFailure = ValueOf<typeof LogFailure>;

/** A version of a document's template; one is active of each type (docs/domain/content-and-messaging.md 4.2). */
export const DocumentTemplateState = enumeration('DocumentTemplateState', [
  ['DRAFT', 'pending'],
  ['ACTIVE', 'success'],
  ['ARCHIVED', 'neutral'],
]);
export type DocumentTemplateState = ValueOf<typeof DocumentTemplateState>;

// The end of the day (docs/domain/money.md 6).

export const EodState = enumeration('EodState', [
  'NOT_RUN',
  ['RUNNING', 'pending'],
  ['DONE', 'success'],
  ['FAILED', 'danger'],
]);
export type EodState = ValueOf<typeof EodState>;

/** What is done one after the other; the order is the order of the run. */
export const EodStep = enumeration('EodStep', [
  'BANK_STATEMENTS',
  'INTEREST',
  'ADDITIONAL_INTEREST',
  'AUTO_REPAYMENT',
  'DAYS_PAST_DUE',
  'CLASSES',
  'ACCESSES',
  'EXPIRY',
  'SAVINGS',
  'REGISTRY_WRITES',
  'MESSAGES',
  'REPORTS',
]);
export type EodStep = ValueOf<typeof EodStep>;

/** SKIPPED: nobody ran the day, and the gateway closed it without this step. */
export const EodStepState = enumeration('EodStepState', [
  'AHEAD',
  ['RUNNING', 'pending'],
  ['DONE', 'success'],
  ['FAILED', 'danger'],
  ['SKIPPED', 'neutral'],
]);
export type EodStepState = ValueOf<typeof EodStepState>;

/** Why a run stopped at a step. */
export const EodCause = enumeration('EodCause', [
  ['CORRECTIONS_WAIT', 'warning'],
  ['UPGRADES_WAIT', 'warning'],
  ['BOOKS_DIFFER', 'danger'],
  ['NO_ANSWER', 'danger'],
  ['STOPPED', 'caution'],
]);
export type EodCause = ValueOf<typeof EodCause>;

/** What became of a change of what guards money or law (docs/domain/authority.md 4). */
export const SettingChangeState = enumeration('SettingChangeState', [
  ['WAITING', 'pending'],
  ['IN_FORCE', 'success'],
  ['REFUSED', 'danger'],
  ['WITHDRAWN', 'neutral'],
  ['REPLACED', 'neutral'],
]);
export type SettingChangeState = ValueOf<typeof SettingChangeState>;
