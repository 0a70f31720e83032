/** Who sets what the reports of a lender open with and warn of. */
export const SET_REPORTS = 'tenant-report:create';
