/** Mongolian texts: the parts of a loan that may be corrected, on the loan and at the accounting desk. */
export const correctionEnums = {
  CorrectedPart: {
    FEE: 'Шимтгэл',
    INTEREST: 'Ердийн хүү',
    OVERDUE_INTEREST: 'Хугацаа хэтэрсэн хүү',
    ADDITIONAL_INTEREST: 'Нэмэгдүүлсэн хүү',
  },
};
