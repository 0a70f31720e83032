import { PendingStatus } from '../../../domain/enums/common';
import { LoanProductType, LoanRejectReason } from '../../../domain/enums/loans';
import { section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  flag,
  personName,
  personNumber,
  personPhone,
  reference,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/**
 * Whose loan a request is about, and what became of the request (docs/domain/lending.md 4.2, 4.3). Nothing of it is
 * typed by staff.
 */
export const pendingFields = {
  loanId: reference('loans', given),
  code: text(given),
  customerId: reference('customers', given),
  customerName: personName(),
  regnum: personNumber(),
  phone: personPhone(),
  productType: choice(LoanProductType, given),
  requestedAt: dateTime(given),
  status: choice(PendingStatus, given),
  /** Why it could not be carried out, in the gateway's words. */
  cause: text(given),
  retryable: flag(given),
  rejectReason: choice(LoanRejectReason, given),
  decidedAt: dateTime(given),
  decidedBy: userName(given),
  createdBy: userName(given),
} as const;

/** The columns that every queue's list ends with. */
export const decisionFields = [
  'cause',
  'retryable',
  'rejectReason',
  'decidedAt',
  'decidedBy',
] as const;

/** What filters the requests that wait, and those of the other states. */
export const pendingViews = [
  { key: 'waiting', filter: { status: 'PENDING' } },
  { key: 'failed', filter: { status: 'FAILED' } },
  { key: 'done', filter: { status: 'SUCCESS' } },
  { key: 'cancelled', filter: { status: 'CANCELLED' } },
] as const;

export const pendingFilters = [
  'status',
  'regnum',
  'phone',
  'code',
  'requestedAt',
  'createdBy',
] as const;

/** The record's sections: who asks for what, and the decision. */
export const pendingSections = <const K extends string>(asked: readonly K[]) => [
  section('request', [
    'customerId',
    'regnum',
    'phone',
    'loanId',
    'productType',
    ...asked,
    'requestedAt',
    'createdBy',
  ]),
  section('decision', ['status', ...decisionFields]),
];
