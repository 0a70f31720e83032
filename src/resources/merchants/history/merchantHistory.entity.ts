import { entity } from '../../../entity/entity';
import { date, money, number, personName, reference, tenant } from '../../../fields';
import { SEE_MERCHANTS } from '../rights';

const given = { readOnly: true } as const;

/** The account of every merchant day by day: what was sold, paid out and kept (docs/domain/organisation.md 2.2). */
export default entity('merchant-history', {
  gateway: 'merchantWeb',
  endpoint: '/merchants/history',
  assumed: true,
  menu: 'merchants',
  order: 0,
  icon: 'history',
  represent: ['merchantName', 'date'],
  titles: { list: 'menu.merchants.history' },
  paths: { list: '/merchant/history', show: null },
  access: { list: SEE_MERCHANTS },
  fields: {
    date: date(given),
    merchantId: reference('customers', { readOnly: true, filter: { listType: 'MERCHANT' } }),
    merchantName: personName({ by: 'merchantId' }),
    opening: money(given),
    salesCount: number(given),
    sales: money(given),
    cashedOut: money(given),
    toWallet: money(given),
    /** Entries that were taken back. */
    other: money({ readOnly: true, negative: true }),
    /** Part of what was paid out that the lender kept. */
    commission: money(given),
    closing: money(given),
    tenant: tenant(),
  },
  list: {
    columns: [
      'date',
      'merchantName',
      'opening',
      'salesCount',
      'sales',
      'cashedOut',
      'toWallet',
      'commission',
      'closing',
    ],
    optional: ['merchantId', 'other', 'tenant'],
    filters: ['merchantId', 'date', 'sales', 'cashedOut', 'closing', 'tenant'],
    search: 'private',
    sort: { field: 'date', order: 'DESC' },
    views: [
      { key: 'sold', filter: { salesCount: { from: 1 } } },
      { key: 'paid', filter: { cashedOut: { from: '0.01' } } },
    ],
  },
});
