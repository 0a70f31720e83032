import { LedgerEntryKind } from '../../../domain/enums/accounting';
import { MerchantMoveKind } from '../../../domain/enums/merchants';
import { entity } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  money,
  personName,
  reference,
  tenant,
  text,
} from '../../../fields';
import { SEE_MERCHANTS } from '../rights';

const given = { readOnly: true } as const;

/** Every movement of merchants' accounts, with what was left after it (docs/domain/organisation.md 2.2). */
export default entity('merchant-history-detailed', {
  gateway: 'merchantWeb',
  endpoint: '/merchants/movements',
  assumed: true,
  menu: 'merchants',
  order: 1,
  icon: 'history',
  represent: ['merchantName', 'journalId'],
  titles: { list: 'menu.merchants.history_detailed' },
  paths: { list: '/merchant/history-detailed', show: null },
  access: { list: SEE_MERCHANTS },
  fields: {
    bookedAt: dateTime(given),
    /** The business day for which it counts. */
    date: date(given),
    merchantId: reference('customers', { readOnly: true, filter: { listType: 'MERCHANT' } }),
    merchantName: personName({ by: 'merchantId' }),
    kind: choice(MerchantMoveKind, given),
    entryKind: choice(LedgerEntryKind, given),
    in: money(given),
    out: money(given),
    commission: money(given),
    balance: money({ readOnly: true, negative: true }),
    journalId: reference('accounting/gl-transactions', given),
    origin: text({ ...given, person: { part: 'name', asOf: 'bookedAt' } }),
    tenant: tenant(),
  },
  list: {
    columns: [
      'bookedAt',
      'merchantName',
      'kind',
      'in',
      'out',
      'commission',
      'balance',
      'journalId',
      'origin',
    ],
    optional: ['date', 'merchantId', 'entryKind', 'tenant'],
    filters: ['merchantId', 'date', 'kind', 'in', 'out', 'journalId', 'origin', 'tenant'],
    search: 'private',
    sort: { field: 'bookedAt', order: 'DESC' },
    views: MerchantMoveKind.values.map((kind) => ({ key: kind, filter: { kind } })),
  },
});
