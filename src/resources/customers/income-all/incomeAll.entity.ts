import { entity } from '../../../entity/entity';
import {
  incomeColumns,
  incomeFields,
  incomeFilters,
  incomeOptional,
} from '../income-request/incomeRequest.entity';

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
    columns: [...incomeColumns.slice(2), 'attempts', 'createdAt', 'decidedAt'],
    optional: incomeOptional.filter(
      (field) => !['attempts', 'createdAt', 'decidedAt'].includes(field),
    ),
    filters: incomeFilters.filter((field) => field !== 'regnum'),
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
