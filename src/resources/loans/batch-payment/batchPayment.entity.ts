import { BatchState } from '../../../domain/enums/loans';
import { entity, section } from '../../../entity/entity';
import { choice, dateTime, money, number, tenant, text, userName } from '../../../fields';

/**
 * Payments of many borrowers in one receipt of the bank: employers' salaries, the state (docs/domain/lending.md 8.7). The
 * receipt is one lender's, and so are the loans that it pays.
 */
export default entity('loans/batch-payment', {
  gateway: 'main',
  endpoint: '/loans/batch-payment',
  assumed: true,
  menu: 'loans',
  order: 5,
  icon: 'payments',
  represent: 'batchCode',
  titles: { list: 'menu.loans.batch_payment', show: 'menu.loans.batch_payment_detail' },
  paths: { create: null, show: '/loans/:id/batch-payment-detail' },
  access: {
    list: 'loan-payment-request:list',
    show: 'loan-payment-request:list',
    create: 'loan-payment-request:list',
  },
  // What the bank has received is typed in; its rows are bounded by it.
  guards: { create: { limit: 'receiptAmount' } },
  fields: {
    batchCode: text({ required: true, max: 30 }),
    payer: text({ required: true, max: 120, person: { part: 'name', asOf: 'createdAt' } }),
    receiptAmount: money({ required: true, min: '0.01' }),
    fileName: text({ max: 200 }),
    rowCount: number({ min: 1, integer: true }),
    state: choice(BatchState, { readOnly: true }),
    bookedCount: number({ readOnly: true }),
    bookedAmount: money({ readOnly: true }),
    temporaryAmount: money({ readOnly: true }),
    refusedCount: number({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    tenant: tenant(),
  },
  list: {
    columns: [
      'batchCode',
      'payer',
      'state',
      'rowCount',
      'receiptAmount',
      'bookedAmount',
      'temporaryAmount',
      'refusedCount',
      'createdAt',
    ],
    optional: ['fileName', 'bookedCount', 'createdBy', 'tenant'],
    filters: ['payer', 'state', 'batchCode', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
  },
  form: [section('receipt', ['batchCode', 'payer', 'receiptAmount'])],
  show: [section('receipt', ['batchCode', 'payer', 'receiptAmount', 'tenant'])],
  record: {
    status: 'state',
    facts: [
      'receiptAmount',
      'bookedAmount',
      'temporaryAmount',
      'rowCount',
      'refusedCount',
      'createdAt',
    ],
  },
});
