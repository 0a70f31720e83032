import { entity } from '../../../entity/entity';
import { date, flag, number, text } from '../../../fields';
import { loanFields } from '../loan/loan.entity';
import { loanListActions } from '../loan/loanListActions';

/**
 * Overdue loans whose schedule may be renewed, and renewed ones while their watch lasts (T11,
 * docs/domain/lending.md 10.1, 10.2).
 */
export default entity('loans/overdue-renew', {
  gateway: 'main',
  endpoint: '/loans/overdue-renew',
  assumed: true,
  of: { resource: 'loans', filter: { state: 'LOAN_ONGOING' } },
  menu: 'loans',
  order: 9,
  icon: 'history',
  titles: { list: 'menu.loans.overdue_schedule_renewal' },
  represent: 'code',
  access: { list: 'overdue-loan:list' },
  fields: {
    ...loanFields,
    renewals: number({ readOnly: true }),
    isWatched: flag({ readOnly: true }),
    renewedOn: date({ readOnly: true }),
    /** Rows paid on time since the renewal, of those that end the watch: "2 / 3". */
    watchProgress: text({ readOnly: true }),
  },
  list: {
    columns: [
      'code',
      'customerName',
      'balance',
      'dueNow',
      'overdueDays',
      'classification',
      'renewedOn',
      'watchProgress',
    ],
    optional: ['regnum', 'phone', 'productType', 'refundDate', 'renewals', 'tenant'],
    filters: ['classification', 'overdueDays', 'regnum', 'code', 'isWatched', 'renewedOn'],
    search: 'private',
    sort: { field: 'overdueDays', order: 'DESC' },
    opensWith: 'overdue',
    views: [
      { key: 'overdue', filter: { derivedState: 'OVERDUE' } },
      { key: 'watched', filter: { isWatched: true } },
    ],
  },
  lifecycle: loanListActions('renew_overdue_schedule'),
});
