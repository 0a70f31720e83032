import {
  AssetClassification,
  InterestAdvance,
  LoanChartType,
  LoanCloseReason,
  LoanCustomerType,
  LoanDerivedState,
  LoanProductType,
  LoanSource,
  LoanState,
  LoanTransactionType,
  PastDueRange,
  PaymentOption,
  TermUnit,
} from '../../../domain/enums/loans';
import { LOAN_CONTRACTS } from '../../../domain/lending/loanContract';
import { LENDING, LOAN } from '../../../domain/settings';
import { entity, section } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  flag,
  money,
  number,
  percent,
  personName,
  personNumber,
  personPhone,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { agingViews } from './agingViews';
import { loanLifecycle } from './lifecycle';
import { requestIssues } from './requestTerms';
import { typedRowsField } from './typedRowsField';

/** What a request for a loan asks for (T1, docs/domain/lending.md 4.1, 5.3). */
export const requestFields = {
  customerId: reference('customers', { required: true }),
  /** One that carries the loan: the borrower's own, signed, in force (docs/domain/lending.md 4.6). */
  contractId: reference('contract', {
    required: true,
    filter: LOAN_CONTRACTS,
    filterBy: { customerId: 'customerId' },
    none: 'loanActions.create.no_contract',
  }),
  /** Who is asked to answer for it, where the product needs somebody (docs/domain/lending.md 4.4). */
  guarantorId: reference('customers', { required: true }),
  productType: choice(LoanProductType, { required: true }),
  purpose: text({ required: true, max: 200 }),
  lentAmount: money({ required: true, min: '0.01' }),
  interestRate: percent({ required: true, min: 0, max: LOAN.interestRateMaxPercent }),
  duration: number({ required: true, min: 1, max: LENDING.rowsMax, integer: true }),
  termUnit: choice(TermUnit, { required: true }),
  chartType: choice(LoanChartType, { required: true }),
  paymentOption: choice(PaymentOption, { required: true }),
  /** With IN_ADVANCE: whose interest is kept back; the first row's without it. */
  advance: choice(InterestAdvance),
  /** Additional interest in percent of the base interest on late principal; the most that the law allows without it. */
  additionalPercent: percent({ min: 0, max: Number(LOAN.additionalInterestMaxPercent) }),
  /** Due dates on a day off move to the next working day. */
  holidayShift: flag(),
  /** Rows of chart 06, as the officer types them. */
  typedRows: typedRowsField,
  fee: money(),
  feeInAdvance: flag(),
  isExtendable: flag(),
  /** Where the money is paid to; its owner is asked of the bank (docs/domain/lending.md 5.5). */
  bankCode: bank({ required: true, private: true }),
  accountNumber: text({ required: true, max: 30, private: true }),
} as const;

/** What the gateway says of a loan beside its request; derived figures are as of the gateway's day. */
const derivedFields = {
  code: text({ readOnly: true }),
  state: choice(LoanState, { readOnly: true }),
  derivedState: choice(LoanDerivedState, { readOnly: true }),
  isExtended: flag({ readOnly: true }),
  customerName: personName(),
  regnum: personNumber(),
  phone: personPhone(),
  customerType: choice(LoanCustomerType, { readOnly: true }),
  product: text({ readOnly: true }),
  balance: money({ readOnly: true }),
  dueNow: money({ readOnly: true }),
  interest: money({ readOnly: true }),
  overdueInterest: money({ readOnly: true }),
  penaltyInterest: money({ readOnly: true }),
  refundedAmount: money({ readOnly: true }),
  /** Closed from the risk fund: what is still claimed, and what came of it. */
  offBalance: money({ readOnly: true }),
  recoveredAmount: money({ readOnly: true }),
  refundDate: date({ readOnly: true }),
  lendedDate: date({ readOnly: true }),
  closedDate: date({ readOnly: true }),
  closeReason: choice(LoanCloseReason, { readOnly: true }),
  extensionDuration: number({ readOnly: true }),
  classification: choice(AssetClassification, { readOnly: true, numbered: true }),
  overdueDays: number({ readOnly: true }),
  pastDueRange: choice(PastDueRange, { readOnly: true }),
  /** How the money was paid out. */
  transactionType: choice(LoanTransactionType, { readOnly: true }),
  batchCode: text({ readOnly: true }),
  participateType: choice(LoanCustomerType, { readOnly: true }),
  source: choice(LoanSource, { readOnly: true }),
  tenant: tenant(),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName({ readOnly: true }),
} as const;

/** All fields of a loan; every list of loans has the same ones. */
export const loanFields = { ...requestFields, ...derivedFields } as const;

/**
 * Loans of all kinds, from request to closing (docs/domain/lending.md 3.1, 11.3). The buckets of days past due are views
 * of the list (docs/domain/lending.md 16.1).
 */
export default entity('loans', {
  gateway: 'main',
  endpoint: '/loans',
  assumed: true,
  menu: 'loans',
  icon: 'loan',
  represent: 'code',
  identifiedBy: ['customerName', 'state', 'balance', 'tenant'],
  titles: { list: 'menu.loans.list', create: 'menu.loans.create' },
  access: {
    list: ['loan-admin:list', 'loan-tenant:list', 'loan-operator:list'],
    show: 'loan:view',
    create: 'loan:register',
  },
  fields: loanFields,
  list: {
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
      'transactionType',
      'bankCode',
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
      ...agingViews,
      { key: 'extended', filter: { isExtended: true } },
      { key: 'onHold', filter: { state: ['LOAN_ONHOLD', 'LOAN_LONG_ONHOLD'] } },
    ],
  },
  form: [
    section('customer', ['customerId', 'contractId', 'productType', 'purpose']),
    section('guarantor', ['guarantorId'], { field: 'productType', is: ['LOAN_GUARANTEE'] }),
    section('terms', [
      'lentAmount',
      'interestRate',
      'duration',
      'termUnit',
      'chartType',
      'paymentOption',
      'additionalPercent',
      'holidayShift',
      'isExtendable',
    ]),
    section('advance', ['advance'], { field: 'paymentOption', is: ['IN_ADVANCE'] }),
    section('rows', ['typedRows'], { field: 'chartType', is: ['06'] }),
    section('payout', ['fee', 'feeInAdvance', 'bankCode', 'accountNumber']),
  ],
  rules: (record) => requestIssues(record),
  record: {
    status: 'state',
    facts: ['balance', 'dueNow', 'refundDate', 'classification', 'interestRate'],
  },
  tabs: [
    { key: 'detail' },
    { key: 'account' },
    { key: 'call-log/:customerId', wide: true },
    { key: 'log', wide: true },
    { key: 'assessment' },
    { key: 'installment', wide: true },
    { key: 'extend-detail', wide: true },
    { key: 'overdue-renew-detail', wide: true },
    { key: 'changes', wide: true },
    { key: 'refund', wide: true },
    { key: 'payment-request', wide: true },
    { key: 'account-history', wide: true },
  ],
  ends: ['CLOSED', 'LOAN_WRONG_REQUEST'],
  lifecycle: loanLifecycle,
});
