import type { Words } from '../../i18n/words';
import { loanFields } from '../loans/loan/words';

/** Labels of what reports say of a loan. */
export const reportFields = {
  ...loanFields,
  classBefore: { mn: 'Өмнөх ангилал', en: 'Class before', ru: 'Прежний класс' },
  since: { mn: 'Харьцуулах өдөр', en: 'Compared with', ru: 'Сравнить с днём' },
  onePerCustomer: {
    mn: 'Харилцагч бүрээс нэг',
    en: 'One of each customer',
    ru: 'По одному на клиента',
  },
  asOf: { mn: 'Байдлаарх өдөр', en: 'As of', ru: 'На день' },
} satisfies Words;
