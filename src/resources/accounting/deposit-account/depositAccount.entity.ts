import { entity } from '../../../entity/entity';
import { accountFields } from '../account/account.entity';

/** DP accounts, one a deposit: above zero is what the lender owes (docs/domain/money.md 2.1). */
export default entity('accounting/accounts/deposit', {
  gateway: 'accounting',
  endpoint: '/account/deposit',
  assumed: true,
  of: { resource: 'accounting/accounts/gl', filter: { list: 'DEPOSIT' } },
  menu: 'accounting/accounts',
  order: 1,
  icon: 'account',
  titles: { list: 'menu.accounts.deposit' },
  represent: 'number',
  access: { list: 'cgw-bank-income:access' },
  books: 'sums',
  fields: accountFields,
  list: {
    columns: ['number', 'savingId', 'customerId', 'balance', 'debit', 'credit', 'lastMovedOn'],
    optional: ['lineCount', 'tenant'],
    filters: ['number', 'balance', 'lastMovedOn', 'customerId', 'savingId'],
    search: 'private',
    sort: { field: 'number', order: 'ASC' },
  },
});
