import { enumeration, type ValueOf } from './enumeration';

// Credit registry (ZMS), state registry and court documents (docs/domain/registries.md 1.4, 2.1;
// docs/domain/lending.md 11.3).

export const CreditRegistryLoanType = enumeration('CreditRegistryLoanType', [
  'LOAN',
  'LOAN_LINE',
  'UNKNOWN',
]);
export type CreditRegistryLoanType = ValueOf<typeof CreditRegistryLoanType>;

/** The registry's own class names; SUBSTANDARD of the bureau view is its ABNORMAL, 91–180 days. */
export const CreditRegistryClassification = enumeration('CreditRegistryClassification', [
  ['NORMAL', 'success'],
  ['EXPIRED', 'caution'],
  ['ABNORMAL', 'warning', 'SUBSTANDARD'],
  ['DOUBTFUL', 'danger'],
  ['BAD', 'critical'],
  ['UNKNOWN', 'neutral'],
]);
export type CreditRegistryClassification = ValueOf<typeof CreditRegistryClassification>;

export const CreditRegistryLoanState = enumeration('CreditRegistryLoanState', [
  ['FINISHED', 'neutral'],
  ['EXPIRED', 'caution'],
  ['UNKNOWN', 'neutral'],
]);
export type CreditRegistryLoanState = ValueOf<typeof CreditRegistryLoanState>;

export const CreditRegistryCustomerRole = enumeration('CreditRegistryCustomerRole', [
  'BORROWER',
  'GUARANTOR',
]);
export type CreditRegistryCustomerRole = ValueOf<typeof CreditRegistryCustomerRole>;

export const RegistryLogType = enumeration('RegistryLogType', ['ZMS', 'NDSH_LTL', 'NDSH_LEASING']);

export const CreditRegistryWriteScope = enumeration('CreditRegistryWriteScope', ['SINGLE', 'ALL']);

/** Reporting of a contract to the registry; the aliases are the write codes. */
export const CreditRegistryWriteStatus = enumeration('CreditRegistryWriteStatus', [
  ['SUCCESSFULLY', 'success', 1],
  ['SCHEDULED', 'pending', 0, 50],
  ['FAILED', 'danger', 2],
]);
export type CreditRegistryWriteStatus = ValueOf<typeof CreditRegistryWriteStatus>;

/**
 * The state of the reporting of one of our loans; what was never sent is as visible as what failed
 * (docs/domain/registries.md 2.1).
 */
export const CreditRegistryWriteState = enumeration(
  'CreditRegistryWriteState',
  [
    ['NEVER', 'neutral'],
    ['SCHEDULED', 'pending', 0, 50],
    ['SUCCESSFULLY', 'success', 1],
    ['FAILED', 'danger', 2],
  ],
  {
    SCHEDULED: 'enums.CreditRegistryWriteStatus.SCHEDULED',
    SUCCESSFULLY: 'enums.CreditRegistryWriteStatus.SUCCESSFULLY',
    FAILED: 'enums.CreditRegistryWriteStatus.FAILED',
  },
);
export type CreditRegistryWriteState = ValueOf<typeof CreditRegistryWriteState>;

/** In what the registry's record of a loan differs from ours (docs/domain/registries.md 2.3). */
export const CreditRegistryDifference = enumeration('CreditRegistryDifference', [
  ['REGNUM', 'danger'],
  ['CLASSIFICATION', 'danger'],
  ['STATE', 'danger'],
  ['BALANCE', 'caution'],
  ['CONTRACT', 'caution'],
  ['TYPE', 'caution'],
  ['END_DATE', 'caution'],
]);
export type CreditRegistryDifference = ValueOf<typeof CreditRegistryDifference>;

/** 0 and 50 both mean writing. */
export const CreditRegistryWriteCode = enumeration('CreditRegistryWriteCode', [
  [0, 'pending'],
  [50, 'pending'],
  [1, 'success'],
  [2, 'danger'],
]);

/** The four of the documents, and our own for reference letters: they are printed from a template as well. */
export const DocumentCategory = enumeration('DocumentCategory', [
  'LOAN_COURT',
  'LOAN_RISK',
  'LOAN_ZMS',
  'LOAN_BLACK_OR_WHITE',
  'REFERENCE',
]);
export type DocumentCategory = ValueOf<typeof DocumentCategory>;

export const DocumentTemplateType = enumeration('DocumentTemplateType', [
  'LOAN_COURT',
  'LONG_LOAN_COURT',
]);
export type DocumentTemplateType = ValueOf<typeof DocumentTemplateType>;
