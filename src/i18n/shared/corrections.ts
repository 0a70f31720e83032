import type { Words } from '../words';

/** The parts of a loan that may be corrected, on the loan and at the accounting desk. */
export const correctionEnums = {
  CorrectedPart: {
    FEE: { mn: 'Шимтгэл', en: 'Fee', ru: 'Комиссия' },
    INTEREST: { mn: 'Ердийн хүү', en: 'Running interest', ru: 'Текущие проценты' },
    OVERDUE_INTEREST: {
      mn: 'Хугацаа хэтэрсэн хүү',
      en: 'Overdue interest',
      ru: 'Просроченные проценты',
    },
    ADDITIONAL_INTEREST: {
      mn: 'Нэмэгдүүлсэн хүү',
      en: 'Additional interest',
      ru: 'Повышенные проценты',
    },
  },
} satisfies Words;
