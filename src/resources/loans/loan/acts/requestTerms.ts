import { today } from '../../../../domain/clock';
import { type DateValue, dayOf } from '../../../../domain/dates';
import type { PayoutTerms } from '../../../../domain/lending/payout';
import type { ValidationIssue } from '../../../../entity/entity';
import { isBlank } from '../../../../entity/Field';
import type { loanFields, requestFields } from '../loanFields';
import { termIssues, termsOf } from '../loanTerms';

type Values = Readonly<Partial<Record<keyof typeof loanFields, unknown>>>;

/** What must be typed before a schedule can be made. */
const NEEDED = [
  'lentAmount',
  'interestRate',
  'duration',
  'termUnit',
  'chartType',
  'paymentOption',
] as const;

/** The terms of a typed request; null as long as something is missing that a schedule needs. */
export const requestTerms = (values: Values, startDate: string): PayoutTerms | null =>
  NEEDED.some((name) => isBlank(values[name])) ? null : termsOf(values, startDate);

/**
 * The rules of a request beyond its single fields, for the form and the gateway alike: typed rows that do not sum to
 * the amount, dates that do not increase, nothing left to pay out (docs/domain/lending.md 5.3). A record that is there
 * already is calculated from its own day.
 */
export function requestIssues(values: Values): ValidationIssue<keyof typeof requestFields>[] {
  if (!requestTerms(values, '')) return [];
  const issued = dayOf((values.lendedDate ?? values.createdAt) as DateValue);
  return termIssues(values, issued ?? today());
}
