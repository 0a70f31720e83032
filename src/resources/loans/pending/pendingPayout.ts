import { LoanRejectReason } from '../../../domain/enums/loans';
import type { pendingLoanLifecycle } from '../../../domain/lifecycles/requestLifecycles';
import { pendingConditions } from './pendingConditions';
import {
  decisionFields,
  pendingFields,
  pendingFilters,
  pendingSections,
  pendingViews,
  requestedAmount,
} from './pendingFields';

/**
 * What the queues of requests for a loan share, whatever its term: approving one pays the loan out
 * (docs/domain/lending.md 4.2, 4.3).
 */
export const payoutRequest = {
  fields: { ...pendingFields, requestedAmount },
  list: {
    columns: ['@name', 'productType', 'requestedAmount', 'status', 'requestedAt'],
    optional: ['regnum', 'phone', 'loanId', 'createdBy', ...decisionFields],
    filters: pendingFilters,
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: pendingViews,
  },
  show: pendingSections(['requestedAmount']),
  record: { status: 'status', facts: ['requestedAmount', 'productType', 'requestedAt'] },
} as const;

/** The life cycle of such a request with its reasons and conditions. */
export const payoutLifecycle = (lifecycle: typeof pendingLoanLifecycle) =>
  ({
    ...lifecycle,
    actions: {
      ...lifecycle.actions,
      reject: { ...lifecycle.actions.reject, reasons: LoanRejectReason },
    },
    conditions: pendingConditions('approve', true),
    code: 'code',
  }) as const;
