import { InvitationState } from '../../../domain/enums/customers';
import { entity } from '../../../entity/entity';
import { choice, dateTime, money, personPhone, reference } from '../../../fields';

/** Invitations of customers and the bonus for each that led to a contract (docs/domain/customers.md 7.4). */
export default entity('invitation-list', {
  gateway: 'customer',
  endpoint: '/invitations',
  assumed: true,
  menu: 'customers',
  order: 13,
  icon: 'people',
  represent: 'phone',
  titles: { list: 'menu.customers.invitations' },
  access: { list: 'invitation:list' },
  fields: {
    inviter: reference('customers', { readOnly: true }),
    phone: personPhone({ asOf: 'createdAt' }),
    invitee: reference('customers', { readOnly: true }),
    state: choice(InvitationState, { readOnly: true }),
    bonus: money({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
    registeredAt: dateTime({ readOnly: true }),
    contractedAt: dateTime({ readOnly: true }),
  },
  list: {
    columns: ['createdAt', 'inviter', 'phone', 'invitee', 'state', 'bonus', 'contractedAt'],
    optional: ['registeredAt'],
    filters: ['state', 'createdAt', 'inviter', 'contractedAt', 'phone'],
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'waiting', filter: { state: ['PENDING', 'REGISTERED'] } },
      { key: 'contracted', filter: { state: ['CONTRACTED', 'CONTRACTED_LATE'] } },
      { key: 'withoutResult', filter: { state: ['ALREADY_REGISTERED', 'REJECTED'] } },
    ],
  },
});
