import { RankLevel } from '../../../domain/enums/customers';
import { Origin } from '../../../domain/enums/common';
import { entity } from '../../../entity/entity';
import { choice, dateTime, number, reference, text, userName } from '../../../fields';

/** How a customer's level came about: every change with the rank points behind it (docs/domain/customers.md 7.2). */
export default entity('customers/level', {
  gateway: 'customer',
  endpoint: '/level-history',
  assumed: true,
  represent: 'newLevel',
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    oldLevel: choice(RankLevel, { readOnly: true }),
    newLevel: choice(RankLevel, { readOnly: true }),
    rankPoints: number({ readOnly: true, integer: true }),
    origin: choice(Origin, { readOnly: true }),
    reason: text({ readOnly: true }),
    createdBy: userName({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['createdAt', 'oldLevel', 'newLevel', 'rankPoints', 'origin', 'createdBy', 'reason'],
    filters: ['newLevel', 'createdAt', 'origin'],
    sort: { field: 'createdAt', order: 'DESC' },
  },
});
