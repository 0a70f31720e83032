import { PaymentSource } from '../../../domain/enums/loans';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import { choice, money } from '../../../fields';
import {
  decisionFields,
  pendingFields,
  pendingFilters,
  pendingSections,
  pendingViews,
} from '../pending/pendingFields';
import { pendingLifecycle } from '../pending/pendingLifecycle';
import { PAY } from '../rights';

const asked = ['amount', 'paymentSource'] as const;

/**
 * Payments that customers asked to have booked (docs/domain/lending.md 4.2, 8.5): approving one books it by the
 * waterfall, T8.
 */
export default entity('loans/pending/payment', {
  gateway: 'main',
  endpoint: '/loans/pending/payment',
  assumed: true,
  menu: 'loans/pending',
  order: 4,
  icon: 'pending',
  titles: { list: 'menu.loans.pending_payment' },
  represent: ['customerName', 'code'],
  access: { list: 'loan-payment-request:list', show: 'loan-payment-request:list' },
  waiting: {
    filter: { status: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.payment,
    isQueue: true,
  },
  fields: {
    ...pendingFields,
    amount: money({ readOnly: true }),
    paymentSource: choice(PaymentSource, { readOnly: true }),
  },
  list: {
    columns: ['@name', 'productType', ...asked, 'status', 'requestedAt'],
    optional: ['regnum', 'phone', 'loanId', 'createdBy', ...decisionFields],
    filters: [...pendingFilters, 'paymentSource', 'amount'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: pendingViews,
  },
  show: pendingSections(asked),
  record: { status: 'status', facts: [...asked, 'requestedAt'] },
  ends: ['SUCCESS', 'CANCELLED'],
  lifecycle: pendingLifecycle(PAY, 'pay'),
});
