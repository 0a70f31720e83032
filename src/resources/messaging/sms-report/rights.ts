/** The right to see the report. */
export const SEE_REPORTS = 'report:list';
