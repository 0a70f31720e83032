import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { payoutRequest } from '../pending/payoutRequest';
import { pendingLifecycle } from '../pending/pendingLifecycle';
import { DECIDE_LONG_TERM } from '../rights';

/** Requests for long-term loans (docs/domain/lending.md 4.2, 4.3). */
export default entity('loans/pending/ltl', {
  gateway: 'main',
  endpoint: '/loans/pending/ltl',
  assumed: true,
  menu: 'loans/pending',
  order: 0,
  icon: 'pending',
  titles: { list: 'menu.loans.pending_ltl' },
  represent: ['customerName', 'code'],
  access: { list: 'ltl-pending-request:view', show: 'ltl-pending-request:view' },
  waiting: {
    filter: { status: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.longTerm,
    isQueue: true,
  },
  ...payoutRequest,
  ends: ['SUCCESS', 'CANCELLED'],
  lifecycle: pendingLifecycle(DECIDE_LONG_TERM, 'approve'),
});
