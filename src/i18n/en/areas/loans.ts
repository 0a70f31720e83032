import { lendingActs, lendingRules } from '../pages/lending';
import type { loans as mn } from '../../mn/areas/loans';
import type { Same } from '../../Same';
import { enums } from './loans/enums';

const loanFields = {
  code: 'Loan code',
  accountNumber: 'Loan account',
  product: 'Product',
  productType: 'Product type',
  purpose: 'Loan purpose',
  lentAmount: 'Lent amount',
  balance: 'Outstanding balance',
  interest: 'Interest',
  interestRate: 'Interest rate',
  overdueInterest: 'Overdue interest',
  penaltyInterest: 'Penalty interest',
  fee: 'Fee',
  refundedAmount: 'Repaid amount',
  refundDate: 'Repayment date',
  lendedDate: 'Issue date',
  closedDate: 'Closing date',
  duration: 'Term',
  extensionDuration: 'Extension term',
  isExtendable: 'Extendable',
  classification: 'Classification',
  customerType: 'Borrower role',
  transactionType: 'Transaction type',
  batchCode: 'Batch code',
  participateType: 'Participation type',
  processState: 'Process state',
  overdueDays: 'Days past due',
  source: 'Source',
  termUnit: 'Term unit',
  paymentOption: 'Payment option',
  chartType: 'Schedule type',
};

const loanRequestFields = {
  requestedAmount: 'Requested amount',
  approvedAmount: 'Approved amount',
  requestedAt: 'Requested at',
};

const loanRefundFields = {
  paidAt: 'Paid at',
  principalPaid: 'Principal paid',
  interestPaid: 'Interest paid',
};

const collateralFields = {
  kind: 'Collateral kind',
  value: 'Appraised value',
  owner: 'Owner',
  plateNumber: 'Plate number',
  propertyNumber: 'Property certificate no.',
};

export const loans = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    loans: { fields: loanFields },
    loan_installment: {
      name: 'Instalment |||| Repayment schedule',
      fields: {
        paymentDate: 'Payment date',
        interest: 'Interest',
        principal: 'Principal',
        total: 'Total payment',
        paidAmount: 'Paid amount',
        lateDays: 'Late days',
        number: 'Instalment no.',
      },
    },
    'loans/call-log': {
      fields: {
        outcome: 'Outcome',
        calledAt: 'Called at',
        calledBy: 'Called by',
        promisedDate: 'Promised date',
      },
    },
    'loans/assessment': {
      fields: { assessedBy: 'Assessed by', assessedAmount: 'Assessed amount' },
    },
    loan_request: { name: 'Loan request |||| Loan requests', fields: loanRequestFields },
    'loans/pending/extension': {
      fields: { extensionFee: 'Extension fee', newRefundDate: 'New repayment date' },
    },
    loan_refund: { name: 'Repayment |||| Repayments', fields: loanRefundFields },
    'loans/batch-payment': { fields: { rowCount: 'Rows' } },
    loan_change: {
      name: 'Loan change |||| Loan changes',
      fields: { oldValue: 'Old value', newValue: 'New value', field: 'Changed field' },
    },
    loan_correction: {
      name: 'Loan correction |||| Loan corrections',
      fields: {
        fee: 'Fee',
        balance: 'Balance',
        account: 'Account',
        isBankTransfer: 'By bank transfer',
      },
    },
    'loans/guarantee-request': { fields: { guarantor: 'Guarantor', borrower: 'Borrower' } },
    collateral: { name: 'Collateral |||| Collateral', fields: collateralFields },
    invoices: { fields: { number: 'Invoice number', paidAt: 'Paid at' } },
    'loans/service-monitoring': { fields: loanFields },
    'loans/close-fund': { fields: loanFields },
    'loans/risked': { fields: loanFields },
    'loans/court': { fields: loanFields },
    'loans/student': { fields: loanFields },
    'loans/leasing-refund': { fields: loanRefundFields },
    'loans/collateral/admin': { fields: collateralFields },
    'loans/collateral/tenant': { fields: collateralFields },
    'loans/pending/ltl': { fields: loanRequestFields },
    'loans/pending/loan': { fields: loanRequestFields },
  },
  enums: enums,
} satisfies Same<typeof mn>;
