import type { Access } from '../../entity/entity';
import type { PendingStatus } from '../enums/common';
import type { GuaranteeRequestState, InvoiceState, LoanAggregationState } from '../enums/loans';
import { lifecycleOf } from '../../entity/lifecycleOf';
import * as rights from './rights';

/**
 * A request that waits in a queue (docs/domain/lending.md 4.3): SUCCESS = carried out, not merely approved; FAILED
 * keeps its cause and may be tried again where the gateway says so; a rejected one is CANCELLED with the reason
 * (docs/domain/lending.md 4.3).
 */
const pendingRequest = (access: Access) =>
  lifecycleOf<PendingStatus>()('status', {
    approve: {
      from: ['PENDING'],
      to: 'SUCCESS',
      outcomes: ['FAILED'],
      access,
      confirm: 'consequence',
      notByMaker: true,
      tone: 'primary',
    },
    reject: { from: ['PENDING'], to: 'CANCELLED', access, confirm: 'reason', tone: 'danger' },
    retry: {
      from: ['FAILED'],
      to: 'SUCCESS',
      outcomes: ['FAILED'],
      access,
      confirm: 'consequence',
      notByMaker: true,
    },
  });

/** Queue of short and online loans. */
export const pendingLoanLifecycle = pendingRequest(rights.DECIDE_LOAN);
/** Queue of long-term loans. */
export const pendingLongTermLifecycle = pendingRequest(rights.DECIDE_LONG_TERM);
/** Queue of extensions. */
export const extensionRequestLifecycle = pendingRequest(rights.EXTEND);
/** Payment requests (docs/domain/lending.md 8.5). */
export const paymentRequestLifecycle = pendingRequest(rights.PAY);

/**
 * Guarantee request (docs/domain/lending.md 4.4): the guarantor answers in the application, staff may cancel while it
 * waits.
 */
export const guaranteeRequestLifecycle = lifecycleOf<GuaranteeRequestState>()(
  'state',
  {
    cancel_record: {
      from: ['PENDING'],
      to: 'CANCELLED',
      access: rights.LOAN_QUEUE,
      confirm: 'reason',
      tone: 'danger',
    },
  },
  [
    { from: ['PENDING'], to: 'APPROVED', by: 'guarantor' },
    { from: ['PENDING'], to: 'REJECTED', by: 'guarantor' },
  ],
);

/**
 * Loan aggregation request (docs/domain/lending.md 4.5): opening marks it VIEWED, once; acceptance by one tenant
 * cancels the copies of the others.
 */
export const aggregationLifecycle = lifecycleOf<LoanAggregationState>()(
  'state',
  {
    accept: {
      from: ['VIEWED'],
      to: 'ACCEPTED',
      access: rights.AGGREGATION,
      confirm: 'consequence',
      irreversible: true,
      tone: 'primary',
    },
    reject: {
      from: ['VIEWED'],
      to: 'REJECTED',
      access: rights.AGGREGATION,
      confirm: 'reason',
      tone: 'danger',
    },
  },
  [
    { from: ['PENDING'], to: 'VIEWED', by: 'opening' },
    { from: ['PENDING', 'VIEWED'], to: 'EXPIRED', by: 'time' },
    { from: ['PENDING', 'VIEWED'], to: 'CANCELLED', by: 'customer' },
    { from: ['PENDING', 'VIEWED'], to: 'CANCELLED', by: 'otherTenant' },
  ],
);

/** Invoice (docs/domain/lending.md 8.8): paid is final; only a pending one can be cancelled. */
export const invoiceLifecycle = lifecycleOf<InvoiceState>()(
  'state',
  {
    cancel_record: {
      from: ['pending'],
      to: 'cancelled',
      access: rights.INVOICE,
      confirm: 'reason',
      irreversible: true,
      tone: 'danger',
    },
  },
  [
    { from: ['pending'], to: 'paid', by: 'provider' },
    { from: ['pending'], to: 'rejected', by: 'payer' },
    { from: ['pending'], to: 'unsuccess', by: 'provider' },
  ],
);
