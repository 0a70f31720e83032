import { entity } from '../../../entity/entity';
import invitations from '../invitation/invitation.entity';

/** The invitations that one customer has sent, under the right to see customers (docs/domain/customers.md 7.4). */
export default entity('customers/invitation', {
  gateway: 'customer',
  endpoint: '/customer-invitations',
  assumed: true,
  of: { resource: 'invitation-list', filter: {} },
  represent: 'phone',
  paths: { list: null },
  access: { list: 'customer:view' },
  fields: invitations.fields,
  list: {
    askedBy: ['customerId'],
    columns: ['createdAt', 'phone', 'invitee', 'state', 'bonus', 'registeredAt', 'contractedAt'],
    filters: ['state', 'createdAt', 'contractedAt', 'phone'],
    sort: { field: 'createdAt', order: 'DESC' },
    views: invitations.list.views,
  },
});
