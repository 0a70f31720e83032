import { RegistryRequestState } from '../../../domain/enums/common';
import {
  CreditRegistryClassification,
  RegistryLogType,
} from '../../../domain/enums/credit-registry';
import { entity, section } from '../../../entity/entity';
import {
  choice,
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
  userName,
} from '../../../fields';
import { checkLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;

/** Checks at the credit registry, every one that was sent (docs/domain/registries.md 1.1). */
export default entity('zms', {
  gateway: 'zms',
  endpoint: '/zms/checks',
  assumed: true,
  menu: 'credit-registry',
  icon: 'registry',
  represent: 'number',
  titles: { list: 'menu.credit_registry.list', show: 'menu.credit_registry.view' },
  paths: { show: '/zms-view/:id' },
  access: { list: 'zms:list', show: 'zms:list' },
  fields: {
    number: text(shown),
    customerId: reference('customers', shown),
    customerName: personName(),
    regnum: personNumber({ asOf: 'sentAt' }),
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
  },
  list: {
    columns: ['number', 'customerId', 'regnum', 'state', 'checkedAt', 'validUntil', 'worstClass'],
    optional: [
      'balance',
      'logType',
      'loans',
      'sentAt',
      'fee',
      'reason',
      'error',
      'createdBy',
      'tenant',
    ],
    filters: [
      'state',
      'regnum',
      'checkedAt',
      'validUntil',
      'logType',
      'worstClass',
      'balance',
      'createdBy',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'awaited', filter: { state: 'PENDING' } },
      { key: 'failed', filter: { state: 'FAILED' } },
      { key: 'none', filter: { state: 'NONE' } },
      { key: 'bad', filter: { worstClass: ['ABNORMAL', 'DOUBTFUL', 'BAD'] } },
    ],
  },
  show: [
    section('check', ['customerId', 'regnum', 'logType', 'sentAt', 'checkedAt', 'createdBy']),
    section('cost', ['fee', 'reason', 'error']),
  ],
  record: { status: 'state', facts: ['validUntil', 'worstClass', 'loans', 'balance', 'checkedAt'] },
  lifecycle: checkLifecycle,
});
