import type { ListDeclaration } from '../../../entity/entity';
import { section } from '../../../entity/entity';
import type { loanFields } from './loanFields';

/** The list of all loans: columns, filters and the buckets of days past due as views (docs/domain/lending.md 16.1). */
export const loanList = {
  columns: [
    'code',
    'customerName',
    'regnum',
    'state',
    'lentAmount',
    'balance',
    'refundDate',
    'overdueDays',
    'classification',
  ],
  optional: [
    'product',
    'productType',
    'phone',
    'dueNow',
    'derivedState',
    'isExtended',
    'refundedAmount',
    'interestRate',
    'lendedDate',
    'closedDate',
    'closeReason',
    'source',
    'batchCode',
    'tenant',
    'createdAt',
  ],
  filters: [
    'state',
    'classification',
    'productType',
    'regnum',
    'phone',
    'code',
    'refundDate',
    'overdueDays',
    'balance',
    'source',
  ],
  search: 'private',
  sort: { field: 'refundDate', order: 'ASC' },
  opensWith: 'ongoing',
  views: [
    { key: 'ongoing', filter: { state: 'LOAN_ONGOING' } },
    { key: 'dueToday', filter: { derivedState: 'DUE_TODAY' } },
    { key: 'PAST_DUE', filter: { pastDueRange: 'PAST_DUE' } },
    { key: 'SUBSTANDARD', filter: { pastDueRange: 'SUBSTANDARD' } },
    { key: 'DOUBTFUL', filter: { pastDueRange: 'DOUBTFUL' } },
    { key: 'BAD', filter: { pastDueRange: 'BAD' } },
    { key: 'extended', filter: { isExtended: true } },
    { key: 'onHold', filter: { state: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'] } },
  ],
} as const satisfies ListDeclaration<typeof loanFields>;

/** What a request for a loan asks for, section by section. */
export const loanForm = [
  section('customer', ['customerId', 'contractId', 'productType', 'purpose']),
  section('terms', [
    'lentAmount',
    'interestRate',
    'duration',
    'termUnit',
    'chartType',
    'paymentOption',
    'isExtendable',
  ]),
  section('rows', ['typedRows'], { field: 'chartType', is: ['06'] }),
  section('payout', ['fee', 'feeInAdvance', 'accountNumber']),
];
