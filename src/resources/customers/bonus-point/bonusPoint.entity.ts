import { PointType } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, reference, text } from '../../../fields';

/** Bonus points given to and used by customers; rows are only ever added (docs/domain/customers.md 7.3). */
export default entity('bonus-points', {
  gateway: 'customer',
  endpoint: '/bonus-points',
  assumed: true,
  menu: 'customers',
  order: 12,
  icon: 'payments',
  represent: ['type', 'source'],
  titles: { list: 'menu.customers.bonus_points' },
  access: { list: 'customer:list' },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    type: choice(PointType, { readOnly: true }),
    credit: number({ readOnly: true, min: 0, max: 200, integer: true }),
    debit: number({ readOnly: true, min: 0, max: 200, integer: true }),
    /** What the points are for where no kind says it: the code of a test's result. */
    source: text({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['createdAt', 'customerId', 'type', 'credit', 'debit', 'source'],
    filters: ['type', 'createdAt', 'customerId'],
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'given', filter: { credit: { from: 1 } } },
      { key: 'used', filter: { debit: { from: 1 } } },
    ],
  },
});
