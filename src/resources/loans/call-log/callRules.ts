import { today } from '../../../domain/clock';
import { dayOf } from '../../../domain/dates';
import type { CallLogOutcome } from '../../../domain/enums/loans';
import type { RuleBreach } from '../../../entity/entity';
import type { PartialValues } from '../../../entity/Field';
import type { callLogFields } from './callLogFields';

/** Outcomes that say the number is not the customer's any more: marking it inactive is suggested (domain 4.7). */
export const BAD_NUMBERS: readonly CallLogOutcome[] = ['SUSPENDED', 'NOT_EXIST', 'NOT_OWNER'];

type CallField = 'note' | 'promisedDate' | 'nextCallAt';

/**
 * Rules of a call (domain 4.7): who was informed has promised a date or left words; what is promised or planned does
 * not lie before the call.
 */
export function callBreaches(call: PartialValues<typeof callLogFields>): RuleBreach<CallField>[] {
  const { outcome, note, promisedDate, nextCallAt, calledAt } = call;
  const day = dayOf(calledAt) ?? today();
  const breaches: RuleBreach<CallField>[] = [];
  if (outcome === 'INFORMED' && !note && !promisedDate)
    breaches.push({ field: 'note', message: 'loanPage.calls.informed_needs' });
  if (isBefore(promisedDate, day))
    breaches.push({ field: 'promisedDate', message: 'loanPage.calls.promise_past' });
  if (isBefore(nextCallAt, day))
    breaches.push({ field: 'nextCallAt', message: 'loanPage.calls.next_past' });
  return breaches;
}

const isBefore = (value: unknown, day: string): boolean => {
  const given = typeof value === 'string' ? dayOf(value) : undefined;
  return given !== undefined && given < day;
};
