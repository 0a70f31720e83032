import { CallLogOutcome } from '../../../domain/enums/loans';
import {
  choice,
  date,
  dateTime,
  flag,
  longText,
  phone,
  reference,
  userName,
} from '../../../fields';

/** What is kept of a call (docs/domain/lending.md 12.1); without a number it was the customer's own. */
export const callLogFields = {
  customerId: reference('customers', { required: true }),
  loanId: reference('loans'),
  outcome: choice(CallLogOutcome, { required: true }),
  phone: phone(),
  calledBy: userName({ readOnly: true }),
  calledAt: dateTime({ readOnly: true }),
  note: longText({ max: 500, private: true }),
  promisedDate: date(),
  nextCallAt: dateTime(),
  numberInactive: flag(),
} as const;

/** What is asked for after a call, in this order. */
export const CALL_ASKED = [
  'customerId',
  'loanId',
  'outcome',
  'phone',
  'note',
  'promisedDate',
  'nextCallAt',
] as const;

/** Columns of the list of calls. */
export const CALL_COLUMNS = [
  'calledAt',
  'customerId',
  'loanId',
  'outcome',
  'phone',
  'calledBy',
  'promisedDate',
  'nextCallAt',
] as const;
