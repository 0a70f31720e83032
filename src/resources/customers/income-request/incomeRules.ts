import { today } from '../../../domain/clock';
import { isDay } from '../income/isDay';
import { monthIssues } from '../../../domain/income/months';
import { INCOME } from '../../../domain/settings';
import type { ValidationIssue } from '../../../entity/entity';

type Asked = 'type' | 'date' | 'months' | 'files';
type Values = Readonly<Partial<Record<Asked, unknown>>>;

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];

/**
 * Rules over a registration that need nothing but itself (docs/domain/income.md 2.2): a type, a date that was, months
 * of the window. Months that are confirmed already the gateway refuses, and the month grid does not offer.
 */
export function registrationIssues({
  type,
  date,
  months,
  files,
}: Values): ValidationIssue<Asked>[] {
  const day = today();
  const issues: ValidationIssue<Asked>[] = [];
  if (!type) issues.push({ field: 'type', message: 'validation.income_type_required' });
  if (!isDay(date) || date > day) issues.push({ field: 'date', message: 'validation.income_date' });
  const [wrong] = monthIssues(rowsOf(months), {
    today: day,
    windowMonths: INCOME.windowMonths,
    confirmed: [],
  });
  if (wrong) issues.push({ field: 'months', message: wrong.message, values: wrong.values });
  const given = rowsOf(files).filter(({ document, picture }) => document ?? picture);
  if (given.length === 0) issues.push({ field: 'files', message: 'income.files_needed' });
  return issues;
}
