import { enumeration, type ValueOf } from './enumeration';

// Settings screens (docs/domain/content-and-messaging.md 5.1).

export const PhoneNumberState = enumeration('PhoneNumberState', [
  ['ACTIVE', 'success', true],
  ['INACTIVE', 'neutral', false],
]);

export const AppKind = enumeration('AppKind', ['pocket', 'merchant']);
export type AppKind = ValueOf<typeof AppKind>;

export const BankGatewayState = enumeration('BankGatewayState', [
  ['WORKING', 'success', true],
  ['STOPPED', 'danger', false],
]);

/** The one set of criteria of loans is always in force; its figures change (docs/domain/lending.md 17.1). */
export const LoanCriteriaState = enumeration('LoanCriteriaState', [['IN_FORCE', 'success']]);
export type LoanCriteriaState = ValueOf<typeof LoanCriteriaState>;

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
