import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  tenantReports: {
    reports: 'Reports',
    lenders: 'The lenders',
    open: 'Open loans',
    overdue_share: 'Share past due',
    overdue_balance: 'Balance past due, ₮',
    notices: 'Notices',
    closed: 'Closed',
    all: 'Total',
    about: {
      dashboard: 'Figures of a period, beside those before',
      loan_total: 'Loans that were open at the end of any day',
      loan_notice: 'Printed letters and notices',
      legal_debt: 'Loans in the risk department and in court',
      loan_paid: 'Closed loans, and how they ended',
      config: 'What the dashboard opens with, when it warns',
    },
  },
};
