import { TenantReportClosing } from '../../../domain/enums/tenant-reports';
import { entity } from '../../../entity/entity';
import { choice, flag, number } from '../../../fields';
import { loanFields } from '../../loans/loan/loan.entity';
import { reportedLoan } from '../reportFields';

const shown = { readOnly: true } as const;

/** Loans that came to their end, 1160, with how (docs/domain/money.md 7.1, 7.2). */
export default entity('tenant-report/loan-paid', {
  gateway: 'main',
  endpoint: '/tenant-report/loan-paid',
  assumed: true,
  of: { resource: 'loans', filter: { state: 'CLOSED' } },
  menu: 'tenant-reports',
  order: 5,
  icon: 'payments',
  titles: { list: 'menu.tenant_report.loan_paid' },
  represent: 'code',
  access: { list: 'loan-tenant-report-paid:view' },
  fields: {
    ...reportedLoan,
    state: loanFields.state,
    closedDate: loanFields.closedDate,
    refundedAmount: loanFields.refundedAmount,
    closing: choice(TenantReportClosing, shown),
    maxOverdueDays: number({ ...shown, integer: true }),
    wasInCourt: flag(shown),
  },
  list: {
    columns: [
      'code',
      'customerName',
      'regnum',
      'refundedAmount',
      'closedDate',
      'closing',
      'maxOverdueDays',
    ],
    optional: [
      'lentAmount',
      'wasInCourt',
      'product',
      'productType',
      'phone',
      'lendedDate',
      'classBefore',
      'tenant',
    ],
    filters: [
      'closedDate',
      'closing',
      'maxOverdueDays',
      'tenant',
      'wasInCourt',
      'productType',
      'lentAmount',
      'classBefore',
      'code',
    ],
    search: 'private',
    sort: { field: 'closedDate', order: 'DESC' },
    views: [
      { key: 'afterOverdue', filter: { maxOverdueDays: { from: 1 } } },
      { key: 'afterCourt', filter: { closing: 'AFTER_COURT' } },
      { key: 'byDecision', filter: { closing: 'BY_DECISION' } },
    ],
  },
});
