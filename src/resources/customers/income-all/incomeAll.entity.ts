import { entity } from '../../../entity/entity';
import { without } from '../../../entity/without';
import {
  incomeColumns,
  incomeFields,
  incomeFilters,
  incomeOptional,
} from '../income-request/incomeRequest.entity';

/** Columns that the customer's own page has beside. */
const BESIDE = ['attempts', 'createdAt', 'decidedAt'] as const;

/** All incomes of one customer, in every state (docs/domain/income.md 6.1); met below the customer alone. */
export default entity('customers/income/all', {
  gateway: 'customer',
  endpoint: '/incomes/all',
  assumed: true,
  of: { resource: 'customers/income/requests', filter: {} },
  icon: 'payments',
  represent: 'type',
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: incomeFields,
  list: {
    askedBy: ['customerId'],
    columns: [...without(incomeColumns, 'customerName', 'regnum'), ...BESIDE],
    optional: without(incomeOptional, ...BESIDE),
    filters: without(incomeFilters, 'regnum'),
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'registering', filter: { state: 'REGISTERING' } },
      { key: 'waiting', filter: { state: 'PENDING' } },
      { key: 'returned', filter: { state: 'RETURNED' } },
      { key: 'approved', filter: { state: 'APPROVED' } },
      { key: 'refused', filter: { state: 'REJECTED' } },
    ],
  },
});
