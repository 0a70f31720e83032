import { entity } from '../../../entity/entity';
import { statementFields, statementSections } from './statementFields';

/** Statements of customers' bank accounts over a period. Only their list is documented, asked by POST with a filter body. */
export default entity('customers/statement', {
  gateway: 'main',
  endpoint: '/statement',
  assumed: true,
  menu: 'customers',
  order: 12,
  icon: 'receipt',
  represent: 'code',
  titles: { list: 'menu.customers.statement', show: 'menu.customers.statement_view' },
  access: { list: 'customer-statement:list', show: 'customer-statement:list' },
  fields: statementFields,
  list: {
    columns: [
      'code',
      'customerId',
      'accountNumber',
      'periodTo',
      'income',
      'expense',
      'closingBalance',
      'agreement',
    ],
    optional: [
      'bankCode',
      'openingBalance',
      'regnum',
      'periodFrom',
      'monthlyIncome',
      'rowCount',
      'fetchedAt',
    ],
    filters: [
      'accountNumber',
      'bankCode',
      'regnum',
      'periodTo',
      'agreement',
      'monthlyIncome',
      'closingBalance',
      'customerId',
    ],
    search: 'private',
    sort: { field: 'fetchedAt', order: 'DESC' },
    views: [
      { key: 'agrees', filter: { agreement: 'AGREES' } },
      { key: 'differs', filter: { agreement: ['TOTALS_DIFFER', 'BALANCE_DIFFERS'] } },
    ],
    via: { method: 'POST', path: '/statement' },
  },
  show: statementSections,
  record: {
    status: 'agreement',
    facts: ['openingBalance', 'income', 'expense', 'closingBalance', 'monthlyIncome', 'rowCount'],
  },
});
