import { ApprovalState } from '../../../domain/enums/common';
import { QUEUE } from '../../../domain/settings';
import { entity } from '../../../entity/entity';
import {
  choice,
  dateTime,
  money,
  number,
  personName,
  personNumber,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { CLOSE_LINES, lineCloseLifecycle } from './lifecycle';

const shown = { readOnly: true } as const;

/**
 * Requests to close credit lines at the registry, made when a contract is cancelled (docs/domain/registries.md 3.1).
 */
export default entity('zms-line-close-request', {
  gateway: 'zms',
  endpoint: '/zms-line-close-requests',
  assumed: true,
  menu: 'credit-registry',
  order: 5,
  icon: 'pending',
  represent: ['customerName', 'contractNumber'],
  titles: { list: 'menu.credit_registry.line_close_requests' },
  paths: { show: null },
  access: { list: CLOSE_LINES, show: CLOSE_LINES },
  waiting: {
    filter: { state: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    contractId: reference('contract', shown),
    contractNumber: text(shown),
    customerId: reference('customers', shown),
    customerName: personName(),
    regnum: personNumber(),
    limit: money(shown),
    /** Still owed under the line, as of now. */
    balance: money(shown),
    openLoans: number({ ...shown, integer: true }),
    state: choice(ApprovalState, shown),
    requestedAt: dateTime(shown),
    decidedAt: dateTime(shown),
    decidedBy: userName(shown),
    reason: text(shown),
    tenant: tenant(),
    createdBy: userName(shown),
  },
  list: {
    columns: [
      'contractNumber',
      'customerName',
      'regnum',
      'limit',
      'balance',
      'state',
      'requestedAt',
    ],
    optional: ['openLoans', 'decidedAt', 'decidedBy', 'reason', 'createdBy', 'tenant'],
    filters: ['state', 'contractNumber', 'regnum', 'balance', 'requestedAt', 'createdBy'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'DESC' },
    views: (['PENDING', 'APPROVED', 'REJECTED'] as const).map((state) => ({
      key: state,
      filter: { state },
    })),
  },
  ends: ['APPROVED', 'REJECTED', 'CANCELLED'],
  lifecycle: lineCloseLifecycle,
});
