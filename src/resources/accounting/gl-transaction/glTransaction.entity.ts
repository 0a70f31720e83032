import { JournalState, LedgerAccount, LedgerEntryKind } from '../../../domain/enums/accounting';
import { entity, section } from '../../../entity/entity';
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

/** Journals of the general ledger, of every room (docs/domain/money.md 2.2). Nothing changes them. */
export default entity('accounting/gl-transactions', {
  gateway: 'accounting',
  endpoint: '/gl-transactions',
  assumed: true,
  menu: 'accounting',
  order: 6,
  icon: 'accounting',
  titles: { list: 'menu.accounting.gl_transactions' },
  represent: 'journalNo',
  failures: { list: 'error.transactions_fetch' },
  access: { list: 'cgw-bank-income:access', show: 'cgw-bank-income:access' },
  books: 'records',
  fields: {
    journalNo: text(given),
    /** The day in whose books it is (docs/domain/money.md 2.3). */
    bookingDay: date(given),
    valueDate: date(given),
    bookedAt: dateTime(given),
    kind: choice(LedgerEntryKind, given),
    /** Σ of either side. */
    amount: money(given),
    debits: choices(LedgerAccount, { ...given, numbered: true }),
    credits: choices(LedgerAccount, { ...given, numbered: true }),
    /** Code of the record that it was made by. */
    origin: text({ ...given, person: { part: 'name', asOf: 'bookedAt' } }),
    memo: text(given),
    state: choice(JournalState, given),
    reverses: reference('accounting/gl-transactions', given),
    reason: text(given),
    by: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: ['journalNo', 'bookingDay', 'kind', 'debits', 'credits', 'amount', 'origin', 'state'],
    optional: ['valueDate', 'bookedAt', 'memo', 'by', 'reverses', 'reason', 'tenant'],
    filters: [
      'bookingDay',
      'valueDate',
      'kind',
      'journalNo',
      'amount',
      'debits',
      'credits',
      'origin',
      'state',
      'bookedAt',
    ],
    search: 'private',
    sort: { field: 'bookingDay', order: 'DESC' },
    views: [
      {
        key: 'loans',
        filter: {
          kind: [
            'PAYOUT',
            'RECEIPT',
            'COURT_COSTS',
            'FEE',
            'CORRECTION',
            'WRITE_OFF',
            'ACCRUAL',
            'RECOVERY',
            'CESSION',
          ],
        },
      },
      { key: 'reversed', filter: { state: ['REVERSED', 'REVERSAL'] } },
      { key: 'opening', filter: { kind: 'OPENING' } },
    ],
  },
  show: [section('reversal', ['reverses', 'reason'], { field: 'state', is: ['REVERSAL'] })],
  record: {
    status: 'state',
    facts: ['kind', 'amount', 'bookingDay', 'valueDate', 'by', 'memo'],
  },
});
