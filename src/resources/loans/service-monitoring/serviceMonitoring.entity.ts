import { StageFailure, StageLateness } from '../../../domain/enums/loans';
import { entity } from '../../../entity/entity';
import { choice, dateTime, text } from '../../../fields';
import { loanFields } from '../loan/loan.entity';
import { loanListActions } from '../loan/loanListActions';
import { STAGES } from './stages';

/**
 * Loans on their way to the customer, by stage and age; failed stages are corrected here (docs/domain/lending.md 3.4,
 * 4.3).
 */
export default entity('loans/service-monitoring', {
  gateway: 'main',
  endpoint: '/loans/service-monitoring',
  assumed: true,
  of: { resource: 'loans', filter: { state: STAGES } },
  menu: 'loans',
  order: 4,
  icon: 'pending',
  titles: { list: 'menu.loans.service_monitoring' },
  represent: 'code',
  access: { list: 'loan-service-monitor:access' },
  fields: {
    ...loanFields,
    stageSince: dateTime({ readOnly: true }),
    lateness: choice(StageLateness, { readOnly: true }),
    failureCode: text({ readOnly: true }),
    failureText: choice(StageFailure, { readOnly: true }),
  },
  list: {
    columns: [
      'code',
      'customerName',
      'state',
      'lentAmount',
      'stageSince',
      'lateness',
      'failureText',
    ],
    optional: [
      'failureCode',
      'regnum',
      'phone',
      'productType',
      'accountNumber',
      'source',
      'tenant',
    ],
    filters: ['state', 'lateness', 'productType', 'code', 'regnum', 'stageSince'],
    search: 'private',
    sort: { field: 'stageSince', order: 'ASC' },
    views: [
      { key: 'failed', filter: { state: STAGES.filter((state) => state.endsWith('FAILED')) } },
      { key: 'late', filter: { lateness: ['LATE', 'VERY_LATE'] } },
    ],
  },
  lifecycle: loanListActions('check_status', 'correct'),
});
