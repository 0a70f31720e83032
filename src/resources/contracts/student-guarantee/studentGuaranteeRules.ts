import type { ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import type { MessageKey } from '../../../i18n/Catalogue';

interface Person {
  customerType?: unknown;
  regnum?: unknown;
}

type Asked = 'startYear' | 'gpa' | 'entranceScore' | 'people';

const EDUCATION = [
  ['startYear', 'validation.start_year_required'],
  ['gpa', 'validation.gpa_required'],
  ['entranceScore', 'validation.entrance_score_required'],
] as const;

/** Education data has its own messages; one borrower, a guarantor, and nobody twice (docs/domain/lending.md 14.1). */
export function studentGuaranteeRules(
  record: Readonly<Partial<Record<Asked, unknown>>>,
): ValidationIssue<Asked>[] {
  const missing = EDUCATION.filter(([field]) => !isGiven(field, record[field])).map(
    ([field, message]): ValidationIssue<Asked> => ({ field, message }),
  );
  const message = peopleProblem(Array.isArray(record.people) ? (record.people as Person[]) : []);
  return message ? [...missing, { field: 'people', message }] : missing;
}

/** A year is four digits; anything else is as good as none. */
const isGiven = (field: Asked, value: unknown): boolean =>
  field === 'startYear' ? /^\d{4}$/.test(String(value ?? '')) : !isBlank(value);

function peopleProblem(people: readonly Person[]): MessageKey | undefined {
  const count = (types: readonly string[]) =>
    people.filter(({ customerType }) => types.includes(String(customerType))).length;
  const numbers = people.flatMap(({ regnum }) => (isBlank(regnum) ? [] : [String(regnum)]));
  if (count(['PRIMARY']) !== 1) return 'contract_rules.one_primary';
  if (count(['GUARANTOR', 'STUDENT_GUARANTOR']) === 0) return 'contract_rules.guarantor_needed';
  return new Set(numbers).size < numbers.length ? 'contract_rules.regnum_twice' : undefined;
}
