import { entity } from '../../../entity/entity';
import { OPEN_LOAN_STATES } from '../../../domain/enums/loans';
import { openLoan, openLoanList } from '../reportFields';

/** Loans that were open at the end of a day: 800 + 6000 + 6010, lent up to it (docs/domain/money.md 7.1). */
export default entity('tenant-report/loan-total', {
  gateway: 'main',
  endpoint: '/tenant-report/loan-total',
  assumed: true,
  of: { resource: 'loans', filter: { state: OPEN_LOAN_STATES } },
  menu: 'tenant-reports',
  order: 2,
  icon: 'loan',
  titles: { list: 'menu.tenant_report.loan_total' },
  represent: 'code',
  access: { list: 'loan-tenant-report-total:view' },
  fields: openLoan,
  list: {
    ...openLoanList,
    filters: [
      'classification',
      'overdueDays',
      'state',
      'tenant',
      'onePerCustomer',
      'productType',
      'lendedDate',
      'balance',
      'classBefore',
      'code',
    ],
    views: [
      { key: 'overdue', filter: { overdueDays: { from: 1 } } },
      { key: 'customers', filter: { overdueDays: { from: 1 }, onePerCustomer: true } },
      { key: 'nonPerforming', filter: { classification: ['SUBSTANDARD', 'DOUBTFUL', 'BAD'] } },
    ],
  },
});
