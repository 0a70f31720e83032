import {
  AccountListKind,
  LedgerAccount,
  LedgerAccountKind,
} from '../../../domain/enums/accounting';
import { entity } from '../../../entity/entity';
import { choice, date, money, number, reference, tenant, text } from '../../../fields';

const given = { readOnly: true } as const;

/** What every account shows: its balance and turnover are sums over the lines of the ledger. */
export const accountFields = {
  number: text(given),
  account: choice(LedgerAccount, given),
  kind: choice(LedgerAccountKind, given),
  /** Nothing for accounts that belong to a page of their own: wallets, temporary accounts. */
  list: choice(AccountListKind, given),
  customerId: reference('customers', given),
  loanId: reference('loans', given),
  savingId: reference('saving', given),
  /** Above zero on the account's natural side. */
  balance: money({ readOnly: true, negative: true }),
  debit: money(given),
  credit: money(given),
  lineCount: number({ readOnly: true, integer: true }),
  lastMovedOn: date(given),
  tenant: tenant(),
};

/** Every account of the ledger; the list opens with those of the general ledger (docs/domain/money.md 2.1). */
export default entity('accounting/accounts/gl', {
  gateway: 'accounting',
  endpoint: '/account',
  assumed: true,
  menu: 'accounting/accounts',
  order: 3,
  icon: 'accounting',
  titles: { list: 'menu.accounts.general_ledger' },
  represent: 'number',
  access: { list: 'cgw-bank-income:access', show: 'cgw-bank-income:access' },
  books: 'sums',
  fields: accountFields,
  list: {
    via: { method: 'POST', path: '/account/search' },
    columns: ['number', 'account', 'kind', 'balance', 'debit', 'credit', 'lastMovedOn'],
    optional: ['list', 'customerId', 'loanId', 'savingId', 'lineCount', 'tenant'],
    filters: ['account', 'kind', 'number', 'balance', 'lastMovedOn', 'list', 'customerId'],
    search: 'private',
    sort: { field: 'number', order: 'ASC' },
    opensWith: 'generalLedger',
    views: [
      { key: 'generalLedger', filter: { list: ['GENERAL_LEDGER', 'INTERNAL'] } },
      { key: 'asset', filter: { list: ['GENERAL_LEDGER', 'INTERNAL'], kind: 'ASSET' } },
      {
        key: 'liability',
        filter: { list: ['GENERAL_LEDGER', 'INTERNAL'], kind: ['LIABILITY', 'EQUITY'] },
      },
      {
        key: 'income',
        filter: { list: ['GENERAL_LEDGER', 'INTERNAL'], kind: ['INCOME', 'EXPENSE'] },
      },
    ],
  },
  tabs: [
    { key: 'statement', wide: true },
    { key: 'balance', wide: true },
  ],
  record: {
    status: 'kind',
    facts: ['account', 'balance', 'debit', 'credit', 'lineCount', 'lastMovedOn'],
  },
});
