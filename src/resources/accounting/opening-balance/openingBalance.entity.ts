import { today } from '../../../domain/clock';
import { LedgerAccount, OpeningState } from '../../../domain/enums/accounting';
import { OPENING_ACCOUNTS, openingIssues, type OpeningLine } from '../../../domain/ledger/opening';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  choices,
  dateTime,
  embedded,
  money,
  reference,
  tenant,
  text,
  userName,
  year,
} from '../../../fields';
import { CORRECT_BOOKS } from '../rights';
import { openingLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/** What accounts begin with that have no lines: set once, in balance (docs/domain/money.md 4.6). */
export default entity('accounting/opening-balance', {
  gateway: 'accounting',
  endpoint: '/opening-balances',
  assumed: true,
  menu: 'accounting',
  order: 7,
  icon: 'account',
  titles: { list: 'menu.accounting.opening_balance' },
  represent: 'year',
  access: {
    list: 'cgw-bank-income:access',
    show: 'cgw-bank-income:access',
    create: CORRECT_BOOKS,
  },
  books: 'records',
  fields: {
    year: year({ required: true, min: 2000, max: 2100 }),
    lines: embedded(
      {
        account: choice(LedgerAccount, { required: true, only: OPENING_ACCOUNTS }),
        debit: money({ min: '0' }),
        credit: money({ min: '0' }),
      },
      { max: OPENING_ACCOUNTS.length },
    ),
    comment: text({ required: true, min: 10, max: 200 }),
    /** Σ of either side. */
    amount: money(given),
    /** Accounts among the lines of a draft that have lines in the books by now. */
    taken: choices(LedgerAccount, given),
    journalId: reference('accounting/gl-transactions', given),
    state: choice(OpeningState, given),
    createdAt: dateTime(given),
    createdBy: userName(given),
    tenant: tenant(),
  },
  list: {
    columns: ['year', 'state', 'amount', 'comment', 'journalId', 'createdBy', 'createdAt'],
    optional: ['tenant'],
    filters: ['year', 'state', 'amount', 'createdAt', 'createdBy'],
    sort: { field: 'year', order: 'DESC' },
    views: [
      { key: 'drafts', filter: { state: 'DRAFT' } },
      { key: 'set', filter: { state: 'SET' } },
    ],
  },
  form: [section('general', ['year', 'comment']), section('lines', ['lines'])],
  show: [section('general', ['year', 'comment', 'tenant']), section('lines', ['lines'])],
  rules: ({ year: begins, lines }) => [
    ...(Number(begins) > Number(today().slice(0, 4))
      ? [{ field: 'year' as const, message: 'openingBalance.future' as const }]
      : []),
    ...openingIssues((lines ?? []) as readonly OpeningLine[]).map((issue) =>
      'at' in issue
        ? {
            field: `lines.${issue.at}.${issue.field}` as const,
            message: `openingBalance.${issue.kind}` as const,
          }
        : { field: 'lines' as const, message: `openingBalance.${issue.kind}` as const },
    ),
  ],
  record: { status: 'state', facts: ['amount', 'taken', 'journalId', 'createdBy', 'createdAt'] },
  ends: ['DISCARDED', 'REVERSED'],
  lifecycle: openingLifecycle,
});
