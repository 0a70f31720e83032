import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { payoutRequest } from '../pending/payoutRequest';
import { pendingLifecycle } from '../pending/pendingLifecycle';
import { DECIDE_LOAN } from '../rights';

/** Requests for short and online loans (docs/domain/lending.md 4.2, 4.3). */
export default entity('loans/pending/loan', {
  gateway: 'main',
  endpoint: '/loans/pending/loan',
  assumed: true,
  menu: 'loans/pending',
  order: 1,
  icon: 'pending',
  titles: { list: 'menu.loans.pending_loan' },
  represent: ['customerName', 'code'],
  access: { list: 'loan-pending-request:list', show: 'loan-pending-request:list' },
  waiting: {
    filter: { status: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.loan,
    isQueue: true,
  },
  ...payoutRequest,
  ends: ['SUCCESS', 'CANCELLED'],
  lifecycle: pendingLifecycle(DECIDE_LOAN, 'approve'),
});
