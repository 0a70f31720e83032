import { CourtState } from '../../../domain/enums/loans';
import { entity } from '../../../entity/entity';
import { choice, date, money } from '../../../fields';
import { loanFields } from '../loan/loan.entity';
import { loanListActions } from '../loan/loanListActions';

/** Loans in court with the step of their case and the frozen claim (docs/domain/lending.md 11.3). */
export default entity('loans/court', {
  gateway: 'main',
  endpoint: '/loans/court',
  assumed: true,
  of: { resource: 'loans', filter: { state: 'LOAN_COURT' } },
  menu: 'loans',
  order: 8,
  icon: 'court',
  titles: { list: 'menu.loans.court' },
  represent: 'code',
  access: { list: 'loan-court-doc:list' },
  fields: {
    ...loanFields,
    courtState: choice(CourtState, { readOnly: true }),
    claim: money({ readOnly: true }),
    courtCosts: money({ readOnly: true }),
    awarded: money({ readOnly: true }),
    courtDate: date({ readOnly: true }),
  },
  list: {
    columns: ['code', 'customerName', 'regnum', 'courtState', 'courtDate', 'claim', 'balance'],
    optional: ['courtCosts', 'awarded', 'overdueDays', 'classification', 'phone', 'tenant'],
    filters: ['courtState', 'courtDate', 'regnum', 'code', 'claim'],
    search: 'private',
    sort: { field: 'courtDate', order: 'ASC' },
    views: [
      { key: 'letters', filter: { courtState: ['drafted', 'printed'] } },
      { key: 'filed', filter: { courtState: ['filed', 'accepted'] } },
      { key: 'decided', filter: { courtState: ['decision', 'enforcement'] } },
    ],
  },
  lifecycle: loanListActions('withdraw_claim', 'settle_claim'),
});
