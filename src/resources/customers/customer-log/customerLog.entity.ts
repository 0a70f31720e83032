import { CustomerEvent } from '../../../domain/enums/customers';
import { Origin } from '../../../domain/enums/common';
import { entity } from '../../../entity/entity';
import { choice, dateTime, personName, reference, text, userName } from '../../../fields';

/**
 * The whole history of a customer as a list: who did what when, from what to what, and why
 * (docs/domain/interface.md 5.2).
 */
export default entity('customers/log', {
  gateway: 'customer',
  endpoint: '/customers/log',
  assumed: true,
  represent: 'event',
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: {
    at: dateTime({ readOnly: true }),
    customerId: reference('customers', { readOnly: true }),
    event: choice(CustomerEvent, { readOnly: true }),
    changedField: text({ readOnly: true }),
    from: personName({ asOf: 'at' }),
    to: personName({ asOf: 'at' }),
    origin: choice(Origin, { readOnly: true }),
    reason: text({ readOnly: true }),
    source: text({ readOnly: true }),
    actor: userName(),
  },
  list: {
    askedBy: ['customerId'],
    columns: ['at', 'event', 'changedField', 'from', 'to', 'origin', 'reason', 'actor'],
    optional: ['source'],
    filters: ['event', 'origin', 'at', 'actor'],
    sort: { field: 'at', order: 'DESC' },
    views: [
      { key: 'manual', filter: { origin: 'MANUAL' } },
      { key: 'automatic', filter: { origin: 'AUTO' } },
    ],
  },
});
