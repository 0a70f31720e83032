import { money } from '../../../fields';
import {
  decisionFields,
  pendingFields,
  pendingFilters,
  pendingSections,
  pendingViews,
} from './pendingFields';

/**
 * What the queues of requests for a loan share, whatever its term: approving one pays the loan out
 * (docs/domain/lending.md 4.2, 4.3).
 */
export const payoutRequest = {
  fields: { ...pendingFields, requestedAmount: money({ readOnly: true }) },
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
