/** English texts: the parts of a loan that may be corrected, on the loan and at the accounting desk. */
export const correctionEnums = {
  CorrectedPart: {
    FEE: 'Fee',
    INTEREST: 'Running interest',
    OVERDUE_INTEREST: 'Overdue interest',
    ADDITIONAL_INTEREST: 'Additional interest',
  },
};
