import { today } from '../../../domain/clock';
import { EDUCATION } from '../../../domain/settings';
import type { ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';

type Asked = 'startYear' | 'gpa' | 'entranceScore';

/** What must be there, each with its own message (docs/domain/customers.md 8.1). */
const NEEDED = [
  ['startYear', 'validation.start_year_required'],
  ['gpa', 'validation.gpa_required'],
  ['entranceScore', 'validation.entrance_score_required'],
] as const;

/**
 * Start year, GPA and entrance score are there, and nobody begins later than next year (docs/domain/customers.md 8.1).
 */
export function educationIssues(
  record: Readonly<Partial<Record<Asked, unknown>>>,
): ValidationIssue<Asked>[] {
  const missing = NEEDED.filter(([field]) => isBlank(record[field])).map(
    ([field, message]): ValidationIssue<Asked> => ({ field, message }),
  );
  const last = Number(today().slice(0, 4)) + EDUCATION.yearsAhead;
  if (Number(record.startYear) <= last || isBlank(record.startYear)) return missing;
  return [
    ...missing,
    { field: 'startYear', message: 'people.education.year_ahead', values: { year: last } },
  ];
}
