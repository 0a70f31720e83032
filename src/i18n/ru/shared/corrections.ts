/** Russian texts: the parts of a loan that may be corrected, on the loan and at the accounting desk. */
export const correctionEnums = {
  CorrectedPart: {
    FEE: 'Комиссия',
    INTEREST: 'Текущие проценты',
    OVERDUE_INTEREST: 'Просроченные проценты',
    ADDITIONAL_INTEREST: 'Повышенные проценты',
  },
};
