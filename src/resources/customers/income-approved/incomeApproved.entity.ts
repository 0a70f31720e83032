import { entity } from '../../../entity/entity';
import { without } from '../../../entity/without';
import {
  incomeFields,
  incomeFilters,
  incomeOptional,
} from '../income-request/incomeRequest.entity';

/** What the approval made of an income. */
const DECIDED = ['limitBefore', 'limitAfter', 'decidedAt'] as const;

/** Approved incomes: what customers' salaries and limits rest on (docs/domain/income.md 5.1). */
export default entity('customers/income/approved', {
  gateway: 'customer',
  endpoint: '/incomes/approved',
  assumed: true,
  of: { resource: 'customers/income/requests', filter: { state: 'APPROVED' } },
  menu: 'customers/income',
  order: 1,
  icon: 'payments',
  titles: { list: 'menu.customer_income.approved' },
  represent: 'customerName',
  access: { list: 'cus-income:approved-list' },
  fields: incomeFields,
  list: {
    columns: ['customerName', 'regnum', 'type', 'averageAmount', 'margin', 'amount', ...DECIDED],
    optional: without(incomeOptional, 'averageAmount', 'margin', ...DECIDED),
    filters: without(incomeFilters, 'state'),
    search: 'private',
    sort: { field: 'decidedAt', order: 'DESC' },
    views: [{ key: 'paper', filter: { medium: 'PAPER' } }],
  },
});
