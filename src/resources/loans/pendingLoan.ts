import { LoanRejectReason } from '../../domain/enums/loans';
import { pendingLoanLifecycle } from '../../domain/lifecycles/requestLifecycles';
import { entity } from '../../entity/entity';
import { pendingConditions } from './pendingConditions';
import {
  decisionFields,
  pendingFields,
  pendingFilters,
  pendingSections,
  pendingViews,
  requestedAmount,
} from './pendingFields';

const { actions } = pendingLoanLifecycle;

/** Requests for short and online loans (domain 4.2): approving one pays its loan out. */
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
  lifecycle: {
    ...pendingLoanLifecycle,
    actions: { ...actions, reject: { ...actions.reject, reasons: LoanRejectReason } },
    conditions: pendingConditions('approve', true),
    code: 'code',
  },
});
