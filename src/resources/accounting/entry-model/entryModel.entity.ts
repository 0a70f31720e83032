import { LedgerAccount, LedgerEntryKind } from '../../../domain/enums/accounting';
import { Origin } from '../../../domain/enums/common';
import { entity } from '../../../entity/entity';
import { choice, choices, date, money, number } from '../../../fields';

const given = { readOnly: true } as const;

/** Which action books where, each with a worked example (docs/domain/money.md 2.2). */
export default entity('entrymodel-cg', {
  gateway: 'accounting',
  endpoint: '/entry-models',
  assumed: true,
  menu: 'accounting',
  order: 4,
  icon: 'article',
  titles: { list: 'menu.accounting.entry_model_cg' },
  represent: 'kind',
  access: { list: 'cgw-bank-income:access', show: 'cgw-bank-income:access' },
  books: 'sums',
  fields: {
    kind: choice(LedgerEntryKind, given),
    debits: choices(LedgerAccount, { ...given, numbered: true }),
    credits: choices(LedgerAccount, { ...given, numbered: true }),
    origin: choice(Origin, given),
    amount: money(given),
    journals: number({ readOnly: true, integer: true }),
    lastBookedOn: date(given),
  },
  list: {
    columns: ['kind', 'debits', 'credits', 'origin', 'journals', 'lastBookedOn'],
    optional: ['amount'],
    filters: ['kind', 'debits', 'credits', 'origin', 'lastBookedOn'],
    sort: { field: 'kind', order: 'ASC' },
  },
  record: { status: 'origin', facts: ['amount', 'journals', 'lastBookedOn'] },
});
