import {
  AssetClassification,
  LoanChartType,
  LoanCloseReason,
  LoanCustomerType,
  LoanDerivedState,
  LoanProductType,
  LoanSource,
  LoanState,
  PastDueRange,
  PaymentOption,
  TermUnit,
} from '../../../domain/enums/loans';
import { LENDING, LOAN } from '../../../domain/settings';
import {
  choice,
  date,
  dateTime,
  embedded,
  flag,
  money,
  number,
  percent,
  phone,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

/** What a request for a loan asks for (T1, docs/domain/lending.md 4.1, 5.3). */
export const requestFields = {
  customerId: reference('customers', { required: true }),
  contractId: reference('contract'),
  productType: choice(LoanProductType, { required: true }),
  purpose: text({ required: true, max: 200 }),
  lentAmount: money({ required: true, min: '0.01' }),
  interestRate: percent({ required: true, min: 0 }),
  duration: number({ required: true, min: 1, max: LENDING.rowsMax, integer: true }),
  termUnit: choice(TermUnit, { required: true }),
  chartType: choice(LoanChartType, { required: true }),
  paymentOption: choice(PaymentOption, { required: true }),
  /** Rows of chart 06, as the officer types them. */
  typedRows: embedded(
    { paymentDate: date({ required: true }), principal: money({ required: true, min: '0.01' }) },
    { labels: 'loan_installment', max: LOAN.unevenRowsMax },
  ),
  fee: money(),
  feeInAdvance: flag(),
  isExtendable: flag(),
  accountNumber: text({ required: true, max: 30 }),
} as const;

/** What the gateway says of a loan beside its request; derived figures are as of the gateway's day. */
export const standingFields = {
  code: text({ readOnly: true }),
  state: choice(LoanState, { readOnly: true }),
  derivedState: choice(LoanDerivedState, { readOnly: true }),
  isExtended: flag({ readOnly: true }),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber({ readOnly: true }),
  phone: phone({ readOnly: true }),
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
  transactionType: text({ readOnly: true }),
  batchCode: text({ readOnly: true }),
  participateType: choice(LoanCustomerType, { readOnly: true }),
  source: choice(LoanSource, { readOnly: true }),
  tenant: tenant(),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName({ readOnly: true }),
} as const;

/** All fields of a loan; every list of loans has the same ones. */
export const loanFields = { ...requestFields, ...standingFields } as const;
