import { today } from '../../../domain/clock';
import { dayOf } from '../../../domain/dates';
import type { CallLogOutcome } from '../../../domain/enums/loans';
import type { ValidationIssue } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
import type { callLogFields } from './callLogFields';

/**
 * Outcomes that say the number is not the customer's any more: marking it inactive is suggested
 * (docs/domain/lending.md 12.1).
 */
export const BAD_NUMBERS: readonly CallLogOutcome[] = ['SUSPENDED', 'NOT_EXIST', 'NOT_OWNER'];

type CallField = 'note' | 'promisedDate' | 'nextCallAt';

/**
 * Rules of a call (docs/domain/lending.md 12.1): who was informed has promised a date or left words; what is promised
 * or planned does not lie before the call.
 */
export function callIssues(
  call: PartialValues<typeof callLogFields>,
): ValidationIssue<CallField>[] {
  const { outcome, note, promisedDate, nextCallAt, calledAt } = call;
  const day = dayOf(calledAt) ?? today();
  const issues: ValidationIssue<CallField>[] = [];
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
