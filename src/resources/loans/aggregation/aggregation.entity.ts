import { LoanAggregationState, LoanRejectReason, TermUnit } from '../../../domain/enums/loans';
import { QUEUE } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  date,
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
import { aggregationLifecycle } from './lifecycle';

const given = { readOnly: true } as const;

/** One tenant's copy of a request that went to several lenders, with its assessment. */
export const aggregationFields = {
  /** The same for all copies. */
  requestNumber: text(given),
  customerId: reference('customers', given),
  customerName: personName(),
  regnum: personNumber(),
  requestedAmount: money(given),
  duration: number(given),
  termUnit: choice(TermUnit, given),
  purpose: text(given),
  requestedAt: dateTime(given),
  expiresOn: date(given),
  score: number(given),
  assessedAmount: money(given),
  assessedBy: userName(given),
  monthlyIncome: money(given),
  monthlyDebt: money(given),
  /** The request for a loan that the acceptance made. */
  loanId: reference('loans', given),
  state: choice(LoanAggregationState, given),
  tenant: tenant(),
  viewedAt: dateTime(given),
  rejectReason: choice(LoanRejectReason, given),
  decidedAt: dateTime(given),
  decidedBy: userName(given),
} as const;

const access = ['la-request-admin:list', 'la-request-tenant:list'] as const;

/** Loan requests that went to several lenders (docs/domain/lending.md 4.5): each tenant has its copy, one accepts. */
export default entity('loans/assessment', {
  gateway: 'main',
  endpoint: '/loans/assessment',
  assumed: true,
  menu: 'loans',
  order: 13,
  icon: 'report',
  titles: { list: 'menu.loans.assessment' },
  represent: ['customerName', 'requestNumber'],
  access: { list: access },
  waiting: {
    filter: { state: ['PENDING', 'VIEWED'] },
    since: 'requestedAt',
    slaMinutes: QUEUE.slaMinutes.other,
    isQueue: true,
  },
  fields: aggregationFields,
  list: {
    columns: ['@name', 'requestedAmount', 'tenant', 'score', 'state', 'requestedAt', 'expiresOn'],
    optional: ['regnum', 'purpose', 'assessedAmount', 'viewedAt', 'decidedAt', 'decidedBy'],
    filters: ['state', 'requestNumber', 'regnum', 'tenant', 'requestedAt', 'expiresOn'],
    search: 'private',
    sort: { field: 'requestedAt', order: 'ASC' },
    views: [
      { key: 'waiting', filter: { state: ['PENDING', 'VIEWED'] } },
      { key: 'accepted', filter: { state: 'ACCEPTED' } },
      { key: 'refused', filter: { state: 'REJECTED' } },
      { key: 'expired', filter: { state: 'EXPIRED' } },
      { key: 'cancelled', filter: { state: 'CANCELLED' } },
    ],
  },
  show: [
    section('request', [
      'customerId',
      'regnum',
      'requestedAmount',
      'duration',
      'termUnit',
      'purpose',
      'requestedAt',
      'expiresOn',
    ]),
    section('assessment', [
      'score',
      'assessedAmount',
      'monthlyIncome',
      'monthlyDebt',
      'assessedBy',
    ]),
    section('decision', [
      'state',
      'tenant',
      'loanId',
      'viewedAt',
      'rejectReason',
      'decidedAt',
      'decidedBy',
    ]),
  ],
  record: { status: 'state' },
  ends: ['ACCEPTED', 'REJECTED', 'EXPIRED', 'CANCELLED'],
  lifecycle: aggregationLifecycle,
});
