import { entity } from '../../../entity/entity';
import { loanFields } from '../loan/loan.entity';
import { loanListActions } from '../loan/loanListActions';

/**
 * Loans in the risk department and in court, 6000 and 6010 (docs/domain/lending.md 11.1, 11.3); R8
 * (docs/domain/money.md 9.1) is shown above the list.
 */
export default entity('loans/risked', {
  gateway: 'main',
  endpoint: '/loans/risked',
  assumed: true,
  of: { resource: 'loans', filter: { state: ['LOAN_RISK', 'LOAN_COURT'] } },
  menu: 'loans',
  order: 6,
  icon: 'blocked',
  titles: { list: 'menu.loans.risked' },
  represent: 'code',
  access: { list: ['loan-admin:list', 'overdue-loan:list'] },
  fields: loanFields,
  list: {
    columns: [
      'code',
      'customerName',
      'regnum',
      'state',
      'balance',
      'dueNow',
      'overdueDays',
      'classification',
    ],
    optional: ['phone', 'productType', 'lentAmount', 'refundDate', 'tenant'],
    filters: ['state', 'classification', 'regnum', 'phone', 'code', 'overdueDays', 'balance'],
    search: 'private',
    sort: { field: 'overdueDays', order: 'DESC' },
    views: [
      { key: 'risk', filter: { state: 'LOAN_RISK' } },
      { key: 'court', filter: { state: 'LOAN_COURT' } },
    ],
  },
  lifecycle: loanListActions('return_to_ongoing', 'move_to_court'),
});
