import type { Same } from '../../i18n/Same';
import { loanFields } from '../loans/loan/labels.en';
import type { reportFields as mn } from './reportLabels.mn';

/** Labels of what reports say of a loan, in English. */
export const reportFields: Same<typeof mn> = {
  ...loanFields,
  classBefore: 'Class before',
  since: 'Compared with',
  onePerCustomer: 'One of each customer',
  asOf: 'As of',
};
