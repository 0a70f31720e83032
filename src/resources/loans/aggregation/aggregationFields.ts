import { LoanAggregationState, LoanRejectReason, TermUnit } from '../../../domain/enums/loans';
import { section, type ListView } from '../../../entity/entity';
import {
  choice,
  date,
  dateTime,
  money,
  number,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

const given = { readOnly: true } as const;

/** One tenant's copy of a request that went to several lenders, with its assessment. */
export const aggregationFields = {
  /** The same for all copies. */
  requestNumber: text(given),
  customerId: reference('customers', given),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber(given),
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

export const aggregationSections = [
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
  section('assessment', ['score', 'assessedAmount', 'monthlyIncome', 'monthlyDebt', 'assessedBy']),
  section('decision', [
    'state',
    'tenant',
    'loanId',
    'viewedAt',
    'rejectReason',
    'decidedAt',
    'decidedBy',
  ]),
];

export const aggregationViews = [
  { key: 'waiting', filter: { state: ['PENDING', 'VIEWED'] } },
  { key: 'accepted', filter: { state: 'ACCEPTED' } },
  { key: 'refused', filter: { state: 'REJECTED' } },
  { key: 'expired', filter: { state: 'EXPIRED' } },
  { key: 'cancelled', filter: { state: 'CANCELLED' } },
] as const satisfies readonly ListView<typeof aggregationFields>[];
