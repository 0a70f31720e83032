import { entity, section } from '../../../entity/entity';
import { productFields } from './productFields';

/**
 * Which loan products customers hold: limit, what is used of it, and how they stand (docs/domain/customers.md 10.1).
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
  fields: productFields,
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
