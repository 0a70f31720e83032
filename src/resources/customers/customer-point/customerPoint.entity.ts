import { entity } from '../../../entity/entity';
import bonusPoints from '../bonus-point/bonusPoint.entity';

const { customerId, type, credit, debit, source, createdAt } = bonusPoints.fields;

/** The bonus points of one customer, under the right to see customers (docs/domain/customers.md 7.3). */
export default entity('customers/point', {
  gateway: 'customer',
  endpoint: '/customer-points',
  assumed: true,
  of: { resource: 'bonus-points', filter: {} },
  represent: ['type', 'source'],
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: { customerId, type, credit, debit, source, createdAt },
  list: {
    askedBy: ['customerId'],
    columns: ['createdAt', 'type', 'credit', 'debit', 'source'],
    filters: ['type', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
    views: bonusPoints.list.views,
  },
});
