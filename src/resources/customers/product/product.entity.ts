import { ProductState } from '../../../domain/enums/customerLists';
import { LoanProductType } from '../../../domain/enums/loans';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
  money,
  number,
  percent,
  personName,
  personNumber,
  reference,
} from '../../../fields';

/**
 * Which loan products customers hold: limit, what is used of it, and their state (docs/domain/customers.md 10.1);
 * calculated from the loans.
 */
export default entity('products', {
  gateway: 'main',
  endpoint: '/customer-products',
  assumed: true,
  menu: 'customers',
  order: 18,
  icon: 'loan',
  represent: 'customerName',
  titles: { list: 'menu.customers.products' },
  paths: { show: '/product/:id' },
  access: { list: 'cus-product:list', show: 'cus-product:list' },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    regnum: personNumber(),
    productType: choice(LoanProductType, { readOnly: true }),
    state: choice(ProductState, { readOnly: true }),
    limit: money({ readOnly: true }),
    /** Principal still owed. */
    used: money({ readOnly: true }),
    /** What may still be borrowed: other products of the same multiple share the limit. */
    available: money({ readOnly: true }),
    usedShare: percent({ readOnly: true }),
    openLoans: number({ readOnly: true, integer: true }),
    allLoans: number({ readOnly: true, integer: true }),
    overdueDays: number({ readOnly: true, integer: true }),
    since: date({ readOnly: true }),
  },
  list: {
    columns: ['productType', 'customerId', 'state', 'limit', 'used', 'available', 'overdueDays'],
    optional: ['regnum', 'usedShare', 'openLoans', 'allLoans', 'since'],
    filters: ['productType', 'state', 'regnum', 'used', 'overdueDays', 'since', 'customerId'],
    search: 'private',
    sort: { field: 'used', order: 'DESC' },
    views: [
      { key: 'inUse', filter: { state: ['IN_USE', 'OVERDUE', 'RISKED'] } },
      { key: 'overdue', filter: { state: ['OVERDUE', 'RISKED'] } },
      { key: 'paidOff', filter: { state: 'PAID_OFF' } },
    ],
  },
  show: [section('holding', ['since', 'usedShare', 'allLoans'])],
  record: {
    status: 'state',
    facts: ['productType', 'limit', 'used', 'available', 'openLoans', 'overdueDays'],
  },
});
