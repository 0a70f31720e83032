import { LevelChangeState, RankLevel } from '../../../domain/enums/customers';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  money,
  number,
  personName,
  personNumber,
  personPhone,
  reference,
  userName,
} from '../../../fields';

/**
 * Accepts or refuses changes of level: the proposed right, or that of the queue. `customer:list` only reads, and a write
 * never rides on a read right (docs/domain/identity.md 1.4).
 */
const LEVEL = ['customer-level:approve', 'customer-god:list'] as const;

/** Customers whose points have earned or lost a level; staff accept or refuse (docs/domain/customers.md 7.2). */
export default entity('customers/level-queue', {
  gateway: 'customer',
  endpoint: '/customers/level-queue',
  assumed: true,
  menu: 'customers',
  order: 3,
  icon: 'person',
  titles: { list: 'menu.customers.level_queue' },
  represent: 'customerName',
  access: { list: 'customer-god:list' },
  waiting: {
    filter: { state: 'QUEUED' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    customerId: reference('customers', { readOnly: true }),
    customerName: personName(),
    regnum: personNumber(),
    phone: personPhone(),
    state: choice(LevelChangeState, { readOnly: true }),
    points: number({ readOnly: true }),
    oldLevel: choice(RankLevel, { readOnly: true }),
    newLevel: choice(RankLevel, { readOnly: true }),
    oldLimit: money({ readOnly: true }),
    newLimit: money({ readOnly: true }),
    requestedAt: dateTime({ readOnly: true }),
    decidedAt: dateTime({ readOnly: true }),
    decidedBy: userName(),
  },
  list: {
    columns: ['@name', 'oldLevel', 'newLevel', 'points', 'newLimit', 'state', 'requestedAt'],
    optional: ['oldLimit', 'regnum', 'phone', 'decidedAt', 'decidedBy'],
    filters: ['state', 'newLevel', 'regnum', 'oldLevel', 'requestedAt', 'decidedAt'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: [
      { key: 'queued', filter: { state: 'QUEUED' } },
      { key: 'applied', filter: { state: 'APPLIED' } },
      { key: 'refused', filter: { state: 'REFUSED' } },
    ],
  },
  ends: ['APPLIED'],
  lifecycle: {
    field: 'state',
    actions: {
      accept_level: {
        success: 'toast.approved',
        from: ['QUEUED'],
        to: 'APPLIED',
        access: LEVEL,
        notByMaker: true,
        confirm: 'consequence',
        tone: 'primary',
      },
      refuse_level: {
        success: 'toast.rejected',
        from: ['QUEUED'],
        to: 'REFUSED',
        access: LEVEL,
        guard: 'refuses',
        confirm: 'consequence',
        tone: 'danger',
      },
    },
    auto: [{ from: ['REFUSED'], to: 'QUEUED', by: 'points' }],
  },
});
