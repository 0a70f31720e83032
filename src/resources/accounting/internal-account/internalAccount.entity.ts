import { entity } from '../../../entity/entity';
import { accountFields } from '../account/account.entity';

/** The lender’s own accounts of money and of money in between, which no customer holds (docs/domain/money.md 2.1). */
export default entity('accounting/accounts/internal', {
  gateway: 'accounting',
  endpoint: '/account/internal',
  assumed: true,
  of: { resource: 'accounting/accounts/gl', filter: { list: 'INTERNAL' } },
  menu: 'accounting/accounts',
  order: 2,
  icon: 'account',
  titles: { list: 'menu.accounts.internal' },
  represent: 'number',
  access: { list: 'cgw-bank-income:access' },
  books: 'sums',
  fields: accountFields,
  list: {
    columns: ['number', 'account', 'kind', 'balance', 'debit', 'credit', 'lastMovedOn'],
    optional: ['lineCount', 'tenant'],
    filters: ['account', 'kind', 'balance', 'lastMovedOn'],
    search: true,
    sort: { field: 'number', order: 'ASC' },
  },
});
