import { entity } from '../../../entity/entity';
import { openLoan, openLoanList } from '../reportFields';

/** Loans with the risk department, 6000, and in court, 6010, at the end of a day (docs/domain/money.md 7.1; R8 in 9.1). */
export default entity('tenant-report/legal-debt', {
  gateway: 'main',
  endpoint: '/tenant-report/legal-debt',
  assumed: true,
  of: { resource: 'loans', filter: { state: ['LOAN_RISK', 'LOAN_COURT'] } },
  menu: 'tenant-reports',
  order: 4,
  icon: 'blocked',
  titles: { list: 'menu.tenant_report.legal_debt' },
  represent: 'code',
  access: { list: 'tenant-report-legal-debt:view' },
  fields: openLoan,
  list: {
    ...openLoanList,
    filters: [
      'state',
      'overdueDays',
      'tenant',
      'onePerCustomer',
      'classification',
      'balance',
      'code',
    ],
    views: [
      { key: 'risk', filter: { state: 'LOAN_RISK' } },
      { key: 'court', filter: { state: 'LOAN_COURT' } },
    ],
  },
});
