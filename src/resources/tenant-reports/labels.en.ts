import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  enums: {
    TenantReportKind: {
      loan_total: 'Total loans',
      loan_notice: 'Loan notices',
      legal_debt: 'Legal debt',
      loan_paid: 'Paid loans',
      dashboard: 'Dashboard',
    },
    TenantReportCounter: {
      LOAN_COUNT: 'Loans',
      OVERDUE_CUSTOMER_COUNT: 'Overdue customers',
      SMS_COUNT: 'SMS sent',
      NOTIFICATION_COUNT: 'Notifications sent',
      LEGAL_DEBT_CUSTOMERS: 'Customers with legal debt',
      LEGAL_DEBT_LOANS: 'Loans with legal debt',
      COURT_CUSTOMERS: 'Customers in court',
      COURT_LOANS: 'Loans in court',
      NOTICE_COUNT: 'Notices',
      CLOSED_AFTER_OVERDUE: 'Closed after overdue',
      CLOSED_AFTER_COURT: 'Closed after court',
      CLOSED_BY_COURT_DECISION: 'Closed by court decision',
    },
    TenantReportClosing: {
      ON_TIME: 'On time',
      AFTER_OVERDUE: 'After being overdue',
      AFTER_COURT: 'After court',
      BY_DECISION: 'By court decision',
      WRITTEN_OFF: 'From the risk fund',
      REFINANCED: 'Refinanced',
    },
    TenantReportPeriod: {
      last_7: 'Last 7 days',
      last_30: 'Last 30 days',
      this_month: 'This month',
      last_month: 'Last month',
    },
  },
};
