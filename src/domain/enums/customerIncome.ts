import { enumeration, type ValueOf } from './enumeration';

// Income of customers, and the bank statements that prove it (docs/domain/income.md 1.3).

export const IncomeState = enumeration('IncomeState', [
  ['REGISTERING', 'neutral'],
  ['PENDING', 'pending'],
  ['APPROVED', 'success'],
  ['REJECTED', 'danger'],
  ['RETURNED', 'caution'],
]);
export type IncomeState = ValueOf<typeof IncomeState>;

export const IncomeFileState = enumeration('IncomeFileState', [
  ['UNCONFIRMED', 'neutral'],
  ['PENDING', 'pending'],
  ['PENDING_BY_WORKER', 'pending'],
  ['CONFIRMED', 'success'],
  ['REJECTED', 'danger'],
  ['APPROVED', 'success'],
]);
export type IncomeFileState = ValueOf<typeof IncomeFileState>;

export const IncomeMedium = enumeration('IncomeMedium', [['ONLINE', 'info'], 'PAPER']);
export type IncomeMedium = ValueOf<typeof IncomeMedium>;

/** Where an income comes from; the specification names the field without its values. */
export const IncomeType = enumeration('IncomeType', [
  'SALARY',
  'BUSINESS',
  'RENT',
  'PENSION',
  'HERDER',
  'OTHER',
]);
export type IncomeType = ValueOf<typeof IncomeType>;

/** What proves an income; the specification names the field without its values. */
export const IncomeMaterial = enumeration('IncomeMaterial', [
  'BANK_STATEMENT',
  'SOCIAL_INSURANCE',
  'EMPLOYER_LETTER',
  'TAX_REPORT',
]);
export type IncomeMaterial = ValueOf<typeof IncomeMaterial>;

/** Why an income, or one of its files, is refused. */
export const IncomeRejectReason = enumeration('IncomeRejectReason', [
  'UNREADABLE',
  'INCOMPLETE',
  'NOT_OWNER',
  'AMOUNT_DIFFERS',
  'OUTDATED',
  'FORGED',
  'OTHER',
]);
export type IncomeRejectReason = ValueOf<typeof IncomeRejectReason>;

/** What somebody found of a bank statement that was given as evidence. */
export const StatementCheckState = enumeration('StatementCheckState', [
  ['UNCHECKED', 'pending'],
  ['VERIFIED', 'success'],
  ['NOT_VERIFIED', 'danger'],
]);
export type StatementCheckState = ValueOf<typeof StatementCheckState>;
