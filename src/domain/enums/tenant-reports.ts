import { enumeration, type ValueOf } from './enumeration';

// Reports of tenants (docs/domain/money.md 7.1).

export const TenantReportKind = enumeration('TenantReportKind', [
  'loan-total',
  'loan-notice',
  'legal-debt',
  'loan-paid',
  'dashboard',
]);

export const TenantReportCounter = enumeration('TenantReportCounter', [
  'LOAN_COUNT',
  ['OVERDUE_CUSTOMER_COUNT', 'caution'],
  'SMS_COUNT',
  'NOTIFICATION_COUNT',
  ['LEGAL_DEBT_CUSTOMERS', 'danger'],
  ['LEGAL_DEBT_LOANS', 'danger'],
  ['COURT_CUSTOMERS', 'critical'],
  ['COURT_LOANS', 'critical'],
  'NOTICE_COUNT',
  ['CLOSED_AFTER_OVERDUE', 'success'],
  ['CLOSED_AFTER_COURT', 'success'],
  ['CLOSED_BY_COURT_DECISION', 'success'],
]);
export type TenantReportCounter = ValueOf<typeof TenantReportCounter>;
