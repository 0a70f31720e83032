import {
  CreditRegistryClassification,
  CreditRegistryDifference,
  CreditRegistryLoanState,
  CreditRegistryLoanType,
  CreditRegistryWriteCode,
  CreditRegistryWriteState,
} from '../../../domain/enums/credit-registry';
import { section, type ListView } from '../../../entity/entity';
import {
  choice,
  choices,
  date,
  dateTime,
  flag,
  money,
  number,
  reference,
  registerNumber,
  tenant,
  text,
} from '../../../fields';

const shown = { readOnly: true } as const;

/**
 * The report of one of our loans: what is ours, what the registry holds, and where the writing stands
 * (docs/domain/registries.md 2.1).
 */
export const writeFields = {
  loanId: reference('loans', shown),
  loanCode: text(shown),
  customerId: reference('customers', shown),
  customerName: text({ ...shown, private: true }),
  regnum: registerNumber(shown),
  writeStatus: choice(CreditRegistryWriteState, shown),
  code: choice(CreditRegistryWriteCode, shown),
  error: text(shown),
  differences: choices(CreditRegistryDifference, shown),
  classification: choice(CreditRegistryClassification, shown),
  registryClass: choice(CreditRegistryClassification, shown),
  balance: money(shown),
  registryBalance: money(shown),
  loanState: choice(CreditRegistryLoanState, shown),
  registryState: choice(CreditRegistryLoanState, shown),
  overdueDays: number({ ...shown, integer: true }),
  reportedContract: text(shown),
  reportedType: choice(CreditRegistryLoanType, shown),
  reportedEnd: date(shown),
  registryContract: text(shown),
  registryType: choice(CreditRegistryLoanType, shown),
  registryEnd: date(shown),
  lentAmount: money(shown),
  lendedDate: date(shown),
  writtenAt: dateTime(shown),
  /** The lender that wrote; it alone may correct. */
  writtenBy: tenant(),
  isOpen: flag(shown),
  isDifferent: flag(shown),
  tenant: tenant(),
} as const;

/** Columns of the lists of reports. */
export const writeColumns = [
  'loanCode',
  'customerName',
  'writeStatus',
  'classification',
  'registryClass',
  'differences',
  'error',
] as const;

export const writeOptional = [
  'regnum',
  'code',
  'balance',
  'registryBalance',
  'overdueDays',
  'loanState',
  'registryState',
  'reportedContract',
  'reportedType',
  'reportedEnd',
  'lentAmount',
  'lendedDate',
  'writtenAt',
  'writtenBy',
  'tenant',
] as const;

export const writeFilters = [
  'writeStatus',
  'loanCode',
  'regnum',
  'error',
  'differences',
  'classification',
  'registryClass',
  'balance',
  'writtenAt',
  'tenant',
] as const;

/** The working lists of reports. */
export const writeViews = [
  { key: 'open', filter: { isOpen: true } },
  { key: 'failed', filter: { isOpen: true, writeStatus: 'FAILED' } },
  { key: 'never', filter: { isOpen: true, writeStatus: 'NEVER' } },
  { key: 'different', filter: { isDifferent: true } },
  { key: 'finished', filter: { isOpen: false } },
] as const satisfies readonly ListView<typeof writeFields>[];

/** What the record's page shows beside the comparison. */
export const writeSections = [
  section('loan', ['loanId', 'customerId', 'regnum', 'lentAmount', 'lendedDate', 'overdueDays']),
  section('write', ['code', 'error', 'writtenAt', 'writtenBy', 'tenant']),
] as const;
