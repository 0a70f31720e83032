import { GuaranteeLoanState, GuaranteeRequestState } from '../../../domain/enums/loans';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  money,
  personName,
  personNumber,
  reference,
  text,
  userName,
} from '../../../fields';
import { guaranteeRequestLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/**
 * Requests to guarantee a loan (docs/domain/lending.md 4.4): the guarantor answers in the app, staff may cancel waiting ones.
 */
export default entity('loans/guarantee-request', {
  gateway: 'main',
  endpoint: '/loans/guarantee-request',
  assumed: true,
  menu: 'loans',
  order: 12,
  icon: 'pending',
  titles: { list: 'menu.loans.guarantee_requests' },
  represent: ['guarantor', 'code'],
  access: { list: 'loan-admin:list', show: 'loan-admin:list' },
  waiting: {
    filter: { state: 'PENDING' },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: {
    guarantorId: reference('customers', given),
    guarantor: personName({ by: 'guarantorId' }),
    guarantorRegnum: personNumber({ by: 'guarantorId' }),
    borrowerId: reference('customers', given),
    borrower: personName({ by: 'borrowerId' }),
    loanId: reference('loans', given),
    code: text(given),
    lentAmount: money(given),
    guaranteedAmount: money(given),
    state: choice(GuaranteeRequestState, given),
    /** The loan cannot go on without its guarantor. */
    loanState: choice(GuaranteeLoanState, given),
    requestedAt: dateTime(given),
    decidedAt: dateTime(given),
    decidedBy: userName(given),
  },
  list: {
    columns: ['@name', 'borrower', 'guaranteedAmount', 'state', 'loanState', 'requestedAt'],
    optional: ['guarantorRegnum', 'lentAmount', 'decidedAt', 'decidedBy'],
    filters: ['state', 'code', 'guarantorRegnum', 'loanState', 'requestedAt'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: [
      { key: 'waiting', filter: { state: 'PENDING' } },
      { key: 'approved', filter: { state: 'APPROVED' } },
      { key: 'refused', filter: { state: 'REJECTED' } },
      { key: 'cancelled', filter: { state: 'CANCELLED' } },
      { key: 'failed', filter: { loanState: 'FAILED_TO_PROCEED' } },
    ],
  },
  record: { status: 'state', facts: ['borrower', 'guaranteedAmount', 'lentAmount', 'loanState'] },
  show: [
    section('request', ['guarantorId', 'guarantorRegnum', 'borrowerId', 'loanId', 'lentAmount']),
    section('decision', ['state', 'loanState', 'decidedAt', 'decidedBy']),
  ],
  ends: ['APPROVED', 'REJECTED', 'CANCELLED'],
  lifecycle: guaranteeRequestLifecycle,
});
