import { LedgerAccount, LedgerEntryKind } from '../../../domain/enums/accounting';
import { entity } from '../../../entity/entity';
import {
  choice,
  choices,
  date,
  dateTime,
  money,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/** Every line of every journal: what moved on which account, and against which (docs/domain/money.md 2.2). */
export default entity('accounting/transactions', {
  gateway: 'accounting',
  endpoint: '/transactions',
  assumed: true,
  menu: 'accounting',
  order: 5,
  icon: 'transfer',
  titles: { list: 'menu.accounting.transactions' },
  represent: 'journalId',
  failures: { list: 'error.transactions_fetch' },
  access: { list: 'cgw-bank-income:access' },
  books: 'records',
  paths: { show: null },
  fields: {
    /** The day in whose books it is (docs/domain/money.md 2.3). */
    bookingDay: date(given),
    valueDate: date(given),
    bookedAt: dateTime(given),
    kind: choice(LedgerEntryKind, given),
    account: choice(LedgerAccount, given),
    number: reference('accounting/accounts/gl', given),
    /** Whose wallet, temporary account or loan it is. */
    customerId: reference('customers', given),
    debit: money(given),
    credit: money(given),
    counter: choices(LedgerAccount, { ...given, numbered: true }),
    journalId: reference('accounting/gl-transactions', given),
    /** Code of the record that the journal was made by, or whom it was about as they were called on its day. */
    origin: text({ ...given, person: { part: 'name', asOf: 'bookedAt' } }),
    memo: text(given),
    ref: text(given),
    by: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'bookingDay',
      'number',
      'account',
      'debit',
      'credit',
      'counter',
      'kind',
      'journalId',
      'customerId',
    ],
    optional: ['valueDate', 'bookedAt', 'origin', 'memo', 'ref', 'by', 'tenant'],
    filters: [
      'bookingDay',
      'valueDate',
      'account',
      'kind',
      'debit',
      'credit',
      'counter',
      'customerId',
      'number',
      'journalId',
      'ref',
      'origin',
    ],
    search: 'private',
    sort: { field: 'bookingDay', order: 'DESC' },
    views: [
      { key: 'bank', filter: { account: ['bank', 'bankPayouts', 'bankReserve', 'bankTerm'] } },
      { key: 'wallets', filter: { account: ['wallet', 'walletHeld'] } },
      { key: 'loans', filter: { account: 'loan' } },
      {
        key: 'suspense',
        filter: { account: ['temporary', 'unrecognised', 'failedTransfers', 'batch'] },
      },
    ],
  },
});
