/** The right to see a lender's dashboard. */
export const SEE_DASHBOARD = 'loan-tenant-report-dashboard:view';
