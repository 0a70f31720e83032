import { today } from '../../../domain/clock';
import { Course, ScholarshipType } from '../../../domain/enums/customers';
import { EDUCATION } from '../../../domain/settings';
import { isBlank } from '../../../entity/Field';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { choice, dateTime, number, reference, text, userName, year } from '../../../fields';

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
function educationIssues(
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

/** Where and how a customer studies (docs/domain/customers.md 8.1). */
export default entity('education', {
  gateway: 'customer',
  endpoint: '/education',
  assumed: true,
  represent: ['school', 'organization'],
  paths: {
    list: null,
    create: '/customers/education/create/:id',
    edit: '/customers/education/:id/update',
    show: '/customers/education/:id',
  },
  access: {
    list: 'customer:view',
    show: 'customer:view',
    create: 'customer:create',
    edit: 'customer:create',
  },
  fields: {
    customerId: reference('customers', { once: true }),
    organization: text({ max: 120 }),
    school: text({ max: 120 }),
    department: text({ max: 120 }),
    course: choice(Course),
    startYear: year({ min: EDUCATION.oldestYear }),
    gpa: number({ min: 0, max: EDUCATION.gpaMax }),
    scholarshipType: choice(ScholarshipType),
    entranceScore: number({ min: 0, max: EDUCATION.entranceScoreMax }),
    createdBy: userName({ readOnly: true }),
    createdAt: dateTime({ readOnly: true }),
  },
  list: {
    askedBy: ['customerId'],
    columns: [
      'school',
      'department',
      'course',
      'startYear',
      'gpa',
      'entranceScore',
      'scholarshipType',
    ],
    optional: ['organization', 'createdAt'],
    filters: ['customerId', 'course', 'scholarshipType'],
    sort: { field: 'startYear', order: 'DESC' },
  },
  form: [
    section('study', ['organization', 'school', 'department', 'course']),
    section('results', ['startYear', 'gpa', 'entranceScore', 'scholarshipType']),
  ],
  record: { facts: ['course', 'startYear', 'gpa', 'entranceScore', 'customerId', 'createdAt'] },
  rules: educationIssues,
});
