import { RankLevel } from '../../domain/enums/customers';
import { Origin } from '../../domain/enums/common';
import { entity } from '../../entity/entity';
import { choice } from '../../entity/kinds/choice';
import { dateTime } from '../../entity/kinds/dateTime';
import { number } from '../../entity/kinds/number';
import { reference } from '../../entity/kinds/reference';
import { text } from '../../entity/kinds/text';
import { userName } from '../../entity/kinds/userName';

/** How a customer's level came about: every change with the rank points behind it (specification 1 §3; domain 4.8). */
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
    columns: ['createdAt', 'oldLevel', 'newLevel', 'rankPoints', 'origin', 'createdBy', 'reason'],
    filters: ['newLevel', 'createdAt', 'origin'],
    sort: { field: 'createdAt', order: 'DESC' },
  },
});
