import { entity } from '../../../entity/entity';
import { loanFields } from '../loan/loan.entity';
import { loanListActions } from '../loan/loanListActions';

/** Loans that may be closed from the risk fund, T16: one by one, or the ticked ones together. */
export default entity('loans/close-fund', {
  gateway: 'main',
  endpoint: '/loans/close-fund',
  assumed: true,
  of: { resource: 'loans', filter: { state: ['LOAN_RISK', 'LOAN_COURT'] } },
  menu: 'loans',
  order: 7,
  icon: 'account',
  titles: { list: 'menu.loans.close_fund' },
  represent: 'code',
  access: { list: 'loan-admin:list' },
  fields: loanFields,
  list: {
    columns: [
      'code',
      'customerName',
      'regnum',
      'state',
      'classification',
      'overdueDays',
      'balance',
      'dueNow',
    ],
    optional: ['phone', 'productType', 'lentAmount', 'refundedAmount', 'tenant'],
    filters: ['classification', 'state', 'regnum', 'code', 'overdueDays', 'balance'],
    search: 'private',
    sort: { field: 'overdueDays', order: 'DESC' },
    views: [
      { key: 'bad', filter: { classification: 'BAD' } },
      { key: 'risk', filter: { state: 'LOAN_RISK' } },
      { key: 'court', filter: { state: 'LOAN_COURT' } },
    ],
  },
  lifecycle: loanListActions('close_from_risk_fund'),
});
