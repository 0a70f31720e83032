import { LoanRejectReason } from '../../domain/enums/loans';
import { pendingLongTermLifecycle } from '../../domain/lifecycles/requestLifecycles';
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

const { actions } = pendingLongTermLifecycle;

/** Requests for long-term loans (domain 4.2): approving one pays its loan out. */
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
    ...pendingLongTermLifecycle,
    actions: { ...actions, reject: { ...actions.reject, reasons: LoanRejectReason } },
    conditions: pendingConditions('approve', true),
    code: 'code',
  },
});
