import { InvoiceState } from '../../../domain/enums/loans';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  personName,
  reference,
  tenant,
  text,
  url,
  userName,
} from '../../../fields';
import { INVOICE, invoiceLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/**
 * Invoices over single rows of loans, paid through QPay (docs/domain/lending.md 8.8): one live invoice per row, its amount
 * is the row's.
 */
export default entity('invoices', {
  gateway: 'main',
  endpoint: '/invoices',
  assumed: true,
  menu: 'loans',
  order: 16,
  icon: 'receipt',
  titles: { list: 'menu.loans.invoices' },
  represent: 'number',
  paths: { create: null, show: null },
  access: { list: 'wa-invoice:list', show: 'wa-invoice:list', create: INVOICE },
  guards: { create: 'asks' },
  fields: {
    number: text(given),
    loanId: reference('loans', { required: true }),
    installmentNo: number({ required: true, min: 1, integer: true }),
    loanCode: text(given),
    customerName: personName({ by: 'loanId' }),
    dueDate: date(given),
    amount: money(given),
    state: choice(InvoiceState, given),
    qpayId: text(given),
    /** What the payment service says of it: the address that the payer opens, when it was last asked, who paid. */
    qpayLink: url(given),
    checkedAt: dateTime(given),
    /** It did not answer when it was last asked: the invoice may be paid there, and may not. */
    isUnanswered: flag(given),
    payerBank: text(given),
    paidAt: dateTime(given),
    tenant: tenant(),
    createdAt: dateTime(given),
    createdBy: userName(given),
  },
  list: {
    columns: [
      'number',
      'loanId',
      'customerName',
      'installmentNo',
      'dueDate',
      'amount',
      'state',
      'qpayId',
      'createdAt',
    ],
    optional: [
      'paidAt',
      'qpayLink',
      'checkedAt',
      'isUnanswered',
      'payerBank',
      'createdBy',
      'tenant',
    ],
    filters: ['state', 'loanCode', 'number', 'qpayId', 'dueDate', 'amount', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    opensWith: 'pending',
    views: InvoiceState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [section('row', ['loanId', 'installmentNo'])],
  ends: ['paid', 'cancelled', 'rejected', 'unsuccess'],
  lifecycle: invoiceLifecycle,
});
