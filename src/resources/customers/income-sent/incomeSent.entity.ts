import { entity } from '../../../entity/entity';
import { without } from '../../../entity/without';
import {
  incomeColumns,
  incomeFields,
  incomeFilters,
  incomeOptional,
} from '../income-request/incomeRequest.entity';

/** Incomes that were ever sent for approval, whatever came of them (docs/domain/income.md 6.1). */
export default entity('customers/income/sent', {
  gateway: 'customer',
  endpoint: '/incomes/sent',
  assumed: true,
  of: {
    resource: 'customers/income/requests',
    filter: { state: ['PENDING', 'APPROVED', 'REJECTED', 'RETURNED'] },
  },
  menu: 'customers/income',
  order: 0,
  icon: 'payments',
  titles: { list: 'menu.customer_income.sent' },
  represent: 'customerName',
  access: { list: 'cus-income:admin-list' },
  fields: incomeFields,
  list: {
    columns: [...incomeColumns, 'sentAt'],
    optional: without(incomeOptional, 'sentAt'),
    filters: incomeFilters,
    search: 'private',
    sort: { field: 'sentAt', order: 'DESC' },
    views: [
      { key: 'waiting', filter: { state: 'PENDING' } },
      { key: 'returned', filter: { state: 'RETURNED' } },
      { key: 'approved', filter: { state: 'APPROVED' } },
      { key: 'refused', filter: { state: 'REJECTED' } },
    ],
  },
});
