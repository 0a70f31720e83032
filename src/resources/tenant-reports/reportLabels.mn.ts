import { loanFields } from '../loans/loan/labels.mn';

/** Labels of what reports say of a loan, in Mongolian. */
export const reportFields = {
  ...loanFields,
  classBefore: 'Өмнөх ангилал',
  since: 'Харьцуулах өдөр',
  onePerCustomer: 'Харилцагч бүрээс нэг',
  asOf: 'Байдлаарх өдөр',
};
