import type { Same } from '../../i18n/Same';
import { loanFields } from '../loans/loan/labels.ru';
import type { reportFields as mn } from './reportLabels.mn';

/** Labels of what reports say of a loan, in Russian. */
export const reportFields: Same<typeof mn> = {
  ...loanFields,
  classBefore: 'Прежний класс',
  since: 'Сравнить с днём',
  onePerCustomer: 'По одному на клиента',
  asOf: 'На день',
};
