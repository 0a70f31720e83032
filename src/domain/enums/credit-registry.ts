import { enumeration, type ValueOf } from './enumeration';

// Credit registry (ZMS), state registry and court documents (specification 1 §3, §4).

export const CreditRegistryLoanType = enumeration('CreditRegistryLoanType', [
  'LOAN',
  'LOAN_LINE',
  'UNKNOWN',
]);

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

export const CreditRegistryCustomerRole = enumeration('CreditRegistryCustomerRole', [
  'BORROWER',
  'GUARANTOR',
]);

export const RegistryLogType = enumeration('RegistryLogType', ['ZMS', 'NDSH_LTL', 'NDSH_LEASING']);

export const CreditRegistryWriteScope = enumeration('CreditRegistryWriteScope', ['SINGLE', 'ALL']);

/** Reporting of a contract to the registry; the aliases are the write codes. */
export const CreditRegistryWriteStatus = enumeration('CreditRegistryWriteStatus', [
  ['SUCCESSFULLY', 'success', 1],
  ['SCHEDULED', 'pending', 0, 50],
  ['FAILED', 'danger', 2],
]);
export type CreditRegistryWriteStatus = ValueOf<typeof CreditRegistryWriteStatus>;

/** 0 and 50 both mean writing. */
export const CreditRegistryWriteCode = enumeration('CreditRegistryWriteCode', [
  [0, 'pending'],
  [50, 'pending'],
  [1, 'success'],
  [2, 'danger'],
]);

export const DocumentCategory = enumeration('DocumentCategory', [
  'LOAN_COURT',
  'LOAN_RISK',
  'LOAN_ZMS',
  'LOAN_BLACK_OR_WHITE',
]);
export type DocumentCategory = ValueOf<typeof DocumentCategory>;

export const DocumentTemplateType = enumeration('DocumentTemplateType', [
  'LOAN_COURT',
  'LONG_LOAN_COURT',
]);
export type DocumentTemplateType = ValueOf<typeof DocumentTemplateType>;
