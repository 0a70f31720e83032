import { only, type Words } from '../../i18n/words';
import { loanFields } from '../loans/loan/words';

/** Labels of what every report says of a loan. */
export const reportFields = {
  ...only(loanFields, ['code', 'product', 'productType', 'lentAmount', 'lendedDate']),
  classBefore: { mn: 'Өмнөх ангилал', en: 'Class before', ru: 'Прежний класс' },
  since: { mn: 'Харьцуулах өдөр', en: 'Compared with', ru: 'Сравнить с днём' },
} satisfies Words;

/** Labels of what reports of open loans say beside. */
export const openLoanFields = {
  ...reportFields,
  ...only(loanFields, ['balance', 'overdueDays', 'classification']),
  onePerCustomer: {
    mn: 'Харилцагч бүрээс нэг',
    en: 'One of each customer',
    ru: 'По одному на клиента',
  },
  asOf: { mn: 'Тайлангийн өдөр', en: 'As of', ru: 'На день' },
} satisfies Words;
