import { REGISTER_INCOME, REVIEW_INCOME } from '../../../domain/income/rights';
import { entity } from '../../../entity/entity';
import {
  incomeColumns,
  incomeFields,
  incomeFilters,
  incomeForm,
  incomeOptional,
  incomeSections,
} from '../income/incomeFields';
import { incomeLife } from './incomeRequestActions';
import { registrationIssues } from './incomeRules';

/** Incomes and the requests to approve them (docs/domain/income.md 1.1); a request's page is where it is reviewed. */
export default entity('customers/income/requests', {
  gateway: 'customer',
  endpoint: '/incomes',
  assumed: true,
  menu: 'customers/income',
  order: 2,
  icon: 'pending',
  titles: { list: 'menu.customer_income.requests', show: 'menu.customer_income.review' },
  represent: 'customerName',
  paths: { show: '/customers/income/:id/update', create: null },
  access: { list: REVIEW_INCOME, show: REVIEW_INCOME, create: REGISTER_INCOME },
  fields: incomeFields,
  list: {
    columns: [...incomeColumns, 'sentAt'],
    optional: incomeOptional.filter((field) => field !== 'sentAt'),
    filters: incomeFilters,
    search: 'private',
    sort: { field: 'sentAt', order: 'ASC' },
    opensWith: 'waiting',
    views: [
      { key: 'waiting', filter: { state: 'PENDING' } },
      { key: 'paper', filter: { state: 'PENDING', medium: 'PAPER' } },
      { key: 'returned', filter: { state: 'RETURNED' } },
      { key: 'approved', filter: { state: 'APPROVED' } },
      { key: 'refused', filter: { state: 'REJECTED' } },
    ],
  },
  form: incomeForm,
  show: incomeSections,
  record: { status: 'state', facts: ['type', 'medium', 'averageAmount', 'margin', 'amount'] },
  rules: registrationIssues,
  lifecycle: incomeLife,
});
