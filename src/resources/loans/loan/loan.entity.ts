import { loanLifecycle } from '../../../domain/lifecycles/loanLifecycle';
import { LoanRejectReason } from '../../../domain/enums/loans';
import { entity } from '../../../entity/entity';
import { loanAskDefaults } from './acts/inputDefaults';
import { requestIssues } from './acts/requestTerms';
import { loanAskRules, loanAsks } from './loanAsks';
import { loanConditions } from './loanConditions';
import { loanFields } from './loanFields';
import { loanForm, loanList } from './loanList';

const { actions } = loanLifecycle;

/** The life cycle of a loan with what its acts ask for and need. */
export const loanLife = {
  ...loanLifecycle,
  actions: { ...actions, reject: { ...actions.reject, reasons: LoanRejectReason } },
  inputs: loanAsks,
  inputDefaults: loanAskDefaults,
  inputRules: loanAskRules,
  conditions: loanConditions,
  code: 'code',
} as const;

/** Loans of all kinds, from request to closing (docs/domain/lending.md 3.1, 11.3). */
export default entity('loans', {
  gateway: 'main',
  endpoint: '/loans',
  assumed: true,
  menu: 'loans',
  icon: 'loan',
  represent: 'code',
  titles: { list: 'menu.loans.list', create: 'menu.loans.create' },
  access: {
    list: ['loan-admin:list', 'loan-tenant:list', 'loan-operator:list'],
    show: 'loan:view',
    create: 'loan:register',
  },
  fields: loanFields,
  list: loanList,
  form: loanForm,
  rules: (record) => requestIssues(record),
  record: {
    status: 'state',
    facts: ['balance', 'dueNow', 'refundDate', 'overdueDays', 'classification', 'interestRate'],
  },
  tabs: [
    { key: 'detail' },
    { key: 'account' },
    { key: 'call-log', param: 'customerId', wide: true },
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
  lifecycle: loanLife,
});
