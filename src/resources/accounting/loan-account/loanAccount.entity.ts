import { entity } from '../../../entity/entity';
import { accountFields } from '../account/account.entity';

/** LN accounts, one a loan: above zero is what the customer owes (docs/domain/money.md 2.1). */
export default entity('accounting/accounts/loan', {
  gateway: 'accounting',
  endpoint: '/account/loan',
  assumed: true,
  of: { resource: 'accounting/accounts/gl', filter: { list: 'LOAN' } },
  menu: 'accounting/accounts',
  order: 0,
  icon: 'account',
  titles: { list: 'menu.accounts.loan' },
  represent: 'number',
  access: { list: 'cgw-bank-income:access' },
  books: 'sums',
  fields: accountFields,
  list: {
    columns: ['number', 'loanId', 'customerId', 'balance', 'debit', 'credit', 'lastMovedOn'],
    optional: ['lineCount', 'tenant'],
    filters: ['number', 'balance', 'lastMovedOn', 'customerId', 'loanId'],
    search: 'private',
    sort: { field: 'number', order: 'ASC' },
  },
});
