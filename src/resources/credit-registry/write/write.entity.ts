import {
  CreditRegistryClassification,
  CreditRegistryDifference,
  CreditRegistryLoanState,
  CreditRegistryLoanType,
  CreditRegistryWriteCode,
  CreditRegistryWriteState,
} from '../../../domain/enums/credit-registry';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  choices,
  date,
  dateTime,
  flag,
  money,
  number,
  personName,
  personNumber,
  reference,
  tenant,
  text,
} from '../../../fields';
import { CORRECT_WRITES, WRITE_LOANS } from '../rights';
import { writeLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;

/**
 * The report of one of our loans: what is ours, what the registry holds, and how far the writing is
 * (docs/domain/registries.md 2.1).
 */
export const writeFields = {
  loanId: reference('loans', shown),
  loanCode: text(shown),
  customerId: reference('customers', shown),
  customerName: personName(),
  regnum: personNumber(),
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
  /** What was reported, and when: a copy until it is reported anew. */
  registryRegnum: personNumber({ asOf: 'writtenAt' }),
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

/** Our loans and what the credit registry knows of them (docs/domain/registries.md 2.1). */
export default entity('zms-writer', {
  gateway: 'zms',
  endpoint: '/zms-writer',
  assumed: true,
  menu: 'credit-registry',
  order: 2,
  icon: 'registry',
  represent: 'loanCode',
  titles: { list: 'menu.credit_registry.writer' },
  access: {
    list: ['zms-loan:list', 'zms-error:list'],
    show: ['zms-loan:list', 'zms-error:list'],
  },
  fields: writeFields,
  list: {
    columns: [
      'loanCode',
      'customerName',
      'writeStatus',
      'classification',
      'registryClass',
      'differences',
      'error',
    ],
    optional: [
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
    ],
    filters: [
      'writeStatus',
      'loanCode',
      'regnum',
      'error',
      'differences',
      'classification',
      'registryClass',
      'balance',
      'overdueDays',
      'writtenAt',
      'tenant',
    ],
    search: 'private',
    sort: { field: 'loanCode', order: 'DESC' },
    views: [
      { key: 'open', filter: { isOpen: true } },
      { key: 'failed', filter: { isOpen: true, writeStatus: 'FAILED' } },
      { key: 'never', filter: { isOpen: true, writeStatus: 'NEVER' } },
      { key: 'different', filter: { isDifferent: true } },
      { key: 'finished', filter: { isOpen: false } },
    ],
    opensWith: 'open',
  },
  show: [
    section('loan', ['loanId', 'customerId', 'regnum', 'lentAmount', 'lendedDate', 'overdueDays']),
    section('write', ['code', 'error', 'writtenAt', 'writtenBy', 'tenant']),
  ],
  record: {
    status: 'writeStatus',
    facts: ['classification', 'registryClass', 'balance', 'registryBalance', 'writtenAt'],
  },
  lifecycle: writeLifecycle(WRITE_LOANS, CORRECT_WRITES),
});
