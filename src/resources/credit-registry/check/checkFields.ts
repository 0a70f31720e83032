import { RegistryRequestState } from '../../../domain/enums/common';
import {
  CreditRegistryClassification,
  RegistryLogType,
} from '../../../domain/enums/credit-registry';
import type { ListView } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

const shown = { readOnly: true } as const;

/** One question to the credit registry about a customer (docs/domain/registries.md 1.1). The gateway sets all of it. */
export const checkFields = {
  number: text(shown),
  customerId: reference('customers', shown),
  customerName: text({ ...shown, private: true }),
  regnum: registerNumber(shown),
  logType: choice(RegistryLogType, shown),
  state: choice(RegistryRequestState, shown),
  sentAt: dateTime(shown),
  /** When the answer came. */
  checkedAt: dateTime(shown),
  /** The last day on which it may be built on: the seventh (docs/domain/registries.md 1.2). */
  validUntil: date({ ...shown, remaining: true }),
  loans: number({ ...shown, integer: true }),
  /** Of the customer's own loans; guarantees are no debt of one's own. */
  balance: money(shown),
  worstClass: choice(CreditRegistryClassification, shown),
  fee: money(shown),
  reason: text(shown),
  error: text(shown),
  isLatest: flag(shown),
  tenant: tenant(),
  createdAt: dateTime(shown),
  createdBy: userName(shown),
} as const;

/** What lists of checks are filtered by. */
export const checkFilters = [
  'state',
  'regnum',
  'checkedAt',
  'validUntil',
  'logType',
  'worstClass',
  'balance',
  'createdBy',
] as const;

/** The working lists of checks. */
export const checkViews = [
  { key: 'awaited', filter: { state: 'PENDING' } },
  { key: 'failed', filter: { state: 'FAILED' } },
  { key: 'none', filter: { state: 'NONE' } },
  { key: 'bad', filter: { worstClass: ['ABNORMAL', 'DOUBTFUL', 'BAD'] } },
] as const satisfies readonly ListView<typeof checkFields>[];
