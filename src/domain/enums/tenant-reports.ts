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

/** How a loan came to its end (docs/domain/money.md 7.2). */
export const TenantReportClosing = enumeration('TenantReportClosing', [
  ['ON_TIME', 'success'],
  ['AFTER_OVERDUE', 'caution'],
  ['AFTER_COURT', 'warning'],
  ['BY_DECISION', 'danger'],
  ['WRITTEN_OFF', 'critical'],
  ['REFINANCED', 'info'],
]);
export type TenantReportClosing = ValueOf<typeof TenantReportClosing>;

/** The period that the dashboard opens with. */
export const TenantReportPeriod = enumeration('TenantReportPeriod', [
  'last_7',
  'last_30',
  'this_month',
  'last_month',
]);
export type TenantReportPeriod = ValueOf<typeof TenantReportPeriod>;

/** The one set of report settings of a lender is always in force (docs/domain/money.md 7.4). */
export const TenantReportConfigState = enumeration('TenantReportConfigState', [
  ['IN_FORCE', 'success'],
]);
export type TenantReportConfigState = ValueOf<typeof TenantReportConfigState>;
