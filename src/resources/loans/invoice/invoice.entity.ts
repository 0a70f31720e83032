import { InvoiceState } from '../../../domain/enums/loans';
import { INVOICE } from '../../../domain/lifecycles/rights';
import { invoiceLifecycle } from '../../../domain/lifecycles/requestLifecycles';
import { entity, section } from '../../../entity/entity';
import { invoiceFields } from './invoiceFields';

/** Invoices over single rows of loans, paid through QPay (docs/domain/lending.md 8.8): one live invoice per row. */
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
  fields: invoiceFields,
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
    optional: ['paidAt', 'createdBy', 'tenant'],
    filters: ['state', 'loanCode', 'number', 'qpayId', 'dueDate', 'amount', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    opensWith: 'pending',
    views: InvoiceState.values.map((state) => ({ key: state, filter: { state } })),
  },
  form: [section('row', ['loanId', 'installmentNo'])],
  lifecycle: { ...invoiceLifecycle, code: 'number' },
});
