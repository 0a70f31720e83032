import { entity } from '../../../entity/entity';
import { incomeLoanFields } from './incomeLoanFields';

/** Loans whose limit rests on an approved income, with its age (docs/domain/income.md 5.2). */
export default entity('customers/income/loan-list', {
  gateway: 'customer',
  endpoint: '/incomes/loans',
  assumed: true,
  of: { resource: 'loans', filter: {} },
  menu: 'customers/income',
  order: 3,
  icon: 'loan',
  titles: { list: 'menu.customer_income.loan_list' },
  represent: 'code',
  access: { list: 'cus-income:admin-list' },
  fields: incomeLoanFields,
  list: {
    columns: [
      'code',
      'customerName',
      'state',
      'balance',
      'amount',
      'ageDays',
      'isStale',
      'creditLimit',
    ],
    optional: [
      'regnum',
      'incomeType',
      'approvedAt',
      'lentAmount',
      'lendedDate',
      'refundDate',
      'incomeId',
      'tenant',
    ],
    filters: ['state', 'isStale', 'incomeType', 'regnum', 'code', 'ageDays', 'amount', 'balance'],
    search: 'private',
    sort: { field: 'ageDays', order: 'DESC' },
    views: [
      { key: 'stale', filter: { isStale: true } },
      { key: 'fresh', filter: { isStale: false } },
      { key: 'ongoing', filter: { state: 'LOAN_ONGOING' } },
    ],
  },
});
