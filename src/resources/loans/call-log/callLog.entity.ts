import { today } from '../../../domain/clock';
import { dayOf } from '../../../domain/dates';
import { CallLogOutcome } from '../../../domain/enums/loans';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
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
const callLogFields = {
  customerId: reference('customers', { required: true }),
  loanId: reference('loans'),
  outcome: choice(CallLogOutcome, { required: true }),
  phone: phone({ person: { part: 'phone', asOf: 'calledAt' } }),
  calledBy: userName({ readOnly: true }),
  calledAt: dateTime({ readOnly: true }),
  note: longText({ max: 500, private: true }),
  promisedDate: date(),
  nextCallAt: dateTime(),
  numberInactive: flag(),
} as const;

/**
 * Outcomes that say the number is not the customer's any more: marking it inactive is suggested
 * (docs/domain/lending.md 12.1).
 */
export const BAD_NUMBERS: readonly CallLogOutcome[] = ['SUSPENDED', 'NOT_EXIST', 'NOT_OWNER'];

/**
 * Rules of a call (docs/domain/lending.md 12.1): an informed person has promised a date or left words; what is promised
 * or planned is not before the call.
 */
export function callIssues(
  call: PartialValues<typeof callLogFields>,
): ValidationIssue<keyof typeof callLogFields>[] {
  const { outcome, note, promisedDate, nextCallAt, calledAt } = call;
  const day = dayOf(calledAt) ?? today();
  const issues: ValidationIssue<keyof typeof callLogFields>[] = [];
  if (outcome === 'INFORMED' && !note && !promisedDate)
    issues.push({ field: 'note', message: 'loanPage.calls.informed_needs' });
  if (isBefore(promisedDate, day))
    issues.push({ field: 'promisedDate', message: 'loanPage.calls.promise_past' });
  if (isBefore(nextCallAt, day))
    issues.push({ field: 'nextCallAt', message: 'loanPage.calls.next_past' });
  return issues;
}

const isBefore = (value: unknown, day: string): boolean => {
  const given = typeof value === 'string' ? dayOf(value) : undefined;
  return given !== undefined && given < day;
};

/** Calls to customers about their loans; rows are only ever added (docs/domain/lending.md 12.1). */
export default entity('loans/call-log', {
  gateway: 'main',
  endpoint: '/loans/call-log',
  assumed: true,
  menu: 'loans',
  order: 30,
  icon: 'call',
  represent: 'calledAt',
  titles: { list: 'menu.loans.call_log' },
  paths: { create: null, show: null, edit: null },
  access: { list: 'loan-call:list', create: 'loan-call:list' },
  guards: { create: 'notes' },
  fields: callLogFields,
  list: {
    columns: [
      'calledAt',
      'customerId',
      'loanId',
      'outcome',
      'phone',
      'calledBy',
      'promisedDate',
      'nextCallAt',
    ],
    optional: ['note', 'numberInactive'],
    filters: ['outcome', 'calledAt', 'nextCallAt', 'promisedDate', 'customerId', 'numberInactive'],
    sort: { field: 'calledAt', order: 'DESC' },
    views: [
      { key: 'reached', filter: { outcome: ['INFORMED', 'TRANSMIT'] } },
      { key: 'notReached', filter: { outcome: ['NOT_ANSWERED', 'NOT_REACHED'] } },
      { key: 'badNumber', filter: { outcome: [...BAD_NUMBERS, 'NOT_FOUND'] } },
    ],
  },
  form: [
    section('call', [
      'customerId',
      'loanId',
      'outcome',
      'phone',
      'note',
      'promisedDate',
      'nextCallAt',
    ]),
    section('number', ['numberInactive'], { field: 'outcome', is: BAD_NUMBERS }),
  ],
  rules: callIssues,
});
