import { EbarimtError, EbarimtState, EbarimtType, FeeKind } from '../../../domain/enums/e-receipts';
import { RECEIPT } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import {
  choice,
  companyRegisterNumber,
  date,
  dateTime,
  embedded,
  flag,
  longText,
  money,
  number,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { receiptLifecycle, RECEIPTS, receiverIssues } from './lifecycle';

const given = { readOnly: true } as const;

/** A company is named by its register number, and a receipt has something on it (docs/domain/money.md 8.2). */
function rules({
  id,
  receiverType,
  companyRegnum,
  lines,
}: Partial<Record<'id' | 'receiverType' | 'companyRegnum' | 'lines', unknown>>): ValidationIssue<
  'companyRegnum' | 'lines'
>[] {
  if (!isBlank(id)) return [];
  const issues: ValidationIssue<'companyRegnum' | 'lines'>[] = [
    ...receiverIssues({ receiverType, companyRegnum }),
  ];
  if (!Array.isArray(lines) || lines.length === 0)
    issues.push({ field: 'lines', message: 'eReceipts.no_fees' });
  return issues;
}

/**
 * Electronic receipts over paid fees. Lottery code and QR picture are no fields: they belong to the customer, and are
 * neither listed nor exported, logged or kept (docs/domain/money.md 8.3).
 */
export default entity('ebarimt', {
  gateway: 'accounting',
  endpoint: '/ebarimt',
  assumed: true,
  menu: 'ebarimt',
  order: 1,
  icon: 'receipt',
  titles: {
    list: 'menu.ebarimt.list',
    create: 'menu.ebarimt.send',
    show: 'menu.ebarimt.detail',
  },
  represent: 'billId',
  palette: { begins: 'EB-', says: ['customerId', 'total', 'state'] },
  paths: { list: '/ebarimt/list', create: '/ebarimt', show: '/ebarimt/detail/:id' },
  access: { list: 'e-barimt:view', show: 'e-barimt:view', create: RECEIPTS },
  books: 'records',
  fields: {
    billId: text(given),
    ddtd: text(given),
    state: choice(EbarimtState, given),
    receiverType: choice(EbarimtType, { required: true }),
    companyRegnum: companyRegisterNumber({ person: { part: 'regnum', asOf: 'createdAt' } }),
    customerId: reference('customers', given),
    loanId: reference('loans', given),
    feeDate: date(given),
    lines: embedded(
      {
        journalId: text({ required: true, max: 40 }),
        kind: choice(FeeKind),
        amount: money(),
        isTaxable: flag(),
        vat: money(),
      },
      { max: RECEIPT.linesMax },
    ),
    total: money(given),
    taxable: money(given),
    vat: money(given),
    attempts: number({ readOnly: true, integer: true }),
    lastError: choice(EbarimtError, given),
    replaces: reference('ebarimt', given),
    replacedBy: reference('ebarimt', given),
    sentAt: dateTime(given),
    returnedAt: dateTime(given),
    returnReason: longText(given),
    tenant: tenant(),
    createdAt: dateTime(given),
    createdBy: userName(given),
  },
  list: {
    columns: ['billId', 'state', 'receiverType', 'customerId', 'feeDate', 'total', 'vat', 'sentAt'],
    decides: 'vat',
    optional: [
      'ddtd',
      'loanId',
      'companyRegnum',
      'taxable',
      'attempts',
      'lastError',
      'returnedAt',
      'returnReason',
      'tenant',
      'createdAt',
      'createdBy',
    ],
    filters: [
      'state',
      'feeDate',
      'receiverType',
      'billId',
      'ddtd',
      'companyRegnum',
      'customerId',
      'total',
      'sentAt',
      'lastError',
    ],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: EbarimtState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [
    section('receiver', ['receiverType']),
    section('company', ['companyRegnum'], { field: 'receiverType', is: ['B2B'] }),
    section('fees', ['lines']),
  ],
  show: [
    section('receiver', ['receiverType', 'companyRegnum', 'customerId', 'loanId', 'feeDate']),
    section('fees', ['lines']),
    section('service', ['ddtd', 'attempts', 'lastError', 'sentAt', 'replaces', 'replacedBy']),
    section('returned', ['returnedAt', 'returnReason'], { field: 'state', is: ['RETURNED'] }),
  ],
  record: { status: 'state', facts: ['total', 'taxable', 'vat', 'feeDate', 'sentAt'] },
  ends: ['RETURNED'],
  lifecycle: receiptLifecycle,
  rules,
});
