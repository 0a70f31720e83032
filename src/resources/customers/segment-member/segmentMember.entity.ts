import { Segment } from '../../../domain/enums/customerLists';
import { CustomerKind, RankLevel, WithdrawAccess } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, choices, dateTime, money, phone, registerNumber, text } from '../../../fields';

/** The customers of a segment: met on the segment's page alone, by its right. */
export default entity('customers/segment-members', {
  gateway: 'customer',
  endpoint: '/segments/members',
  assumed: true,
  of: { resource: 'customers', filter: {} },
  icon: 'people',
  represent: ['lastName', 'firstName', 'name'],
  paths: { list: null },
  access: { list: 'cus-segment:list' },
  fields: {
    segments: choices(Segment, { readOnly: true }),
    type: choice(CustomerKind, { readOnly: true }),
    lastName: text({ readOnly: true, private: true }),
    firstName: text({ readOnly: true, private: true }),
    name: text({ readOnly: true }),
    regnum: registerNumber({ readOnly: true }),
    phone: phone({ readOnly: true }),
    level: choice(RankLevel, { readOnly: true }),
    creditLimit: money({ readOnly: true }),
    canLend: choice(WithdrawAccess, { readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['@name', 'regnum', 'phone', 'level', 'creditLimit', 'canLend', 'createdAt'],
    optional: ['type', 'segments'],
    filters: ['regnum', 'phone', 'level', 'canLend', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [{ key: 'mayLend', filter: { canLend: 'YES' } }],
  },
});
