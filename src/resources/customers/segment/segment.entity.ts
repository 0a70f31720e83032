import { Segment, SegmentKind } from '../../../domain/enums/customerLists';
import { entity } from '../../../entity/entity';
import { choice, number, percent, text } from '../../../fields';

/** Entity and customer segments with their counts (docs/domain/customers.md 1.3). */
export default entity('customers/segments', {
  gateway: 'customer',
  endpoint: '/segments',
  assumed: true,
  menu: 'customers',
  order: 14,
  icon: 'category',
  represent: 'code',
  titles: { list: 'menu.customers.segments' },
  paths: { show: '/customers/segment/:id' },
  access: { list: 'cus-segment:list', show: 'cus-segment:list' },
  fields: {
    code: text({ readOnly: true }),
    segment: choice(Segment, { readOnly: true }),
    kind: choice(SegmentKind, { readOnly: true }),
    members: number({ readOnly: true, integer: true }),
    /** Of the customers of its kind: all of them for an entity segment, citizens for a customer segment. */
    share: percent({ readOnly: true }),
    /** Members that may borrow now. */
    mayLend: number({ readOnly: true, integer: true }),
    /** Registered since a month ago. */
    newMembers: number({ readOnly: true, integer: true }),
  },
  list: {
    columns: ['code', 'segment', 'kind', 'members', 'share', 'mayLend', 'newMembers'],
    filters: ['kind', 'segment'],
    sort: { field: 'code', order: 'ASC' },
    views: [
      { key: 'ENTITY', filter: { kind: 'ENTITY' } },
      { key: 'CUSTOMER', filter: { kind: 'CUSTOMER' } },
    ],
  },
  record: { status: 'kind', facts: ['members', 'share', 'mayLend', 'newMembers'] },
});
