import { LIVE_CONTRACT_STATES } from '../../../domain/contracts/contractStates';
import { ContractState } from '../../../domain/enums/contracts';
import { Course, ScholarshipType } from '../../../domain/enums/customers';
import { LoanCustomerType } from '../../../domain/enums/loans';
import { CONTRACT } from '../../../domain/settings';
import { entity, section, type ValidationIssue } from '../../../entity/entity';
import { isBlank, type PersonSaid } from '../../../entity/Field';
import {
  choice,
  dateTime,
  embedded,
  flag,
  money,
  number,
  personName,
  personNumber,
  phone,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';
import type { MessageKey } from '../../../i18n/Catalogue';
import { studentGuaranteeLifecycle } from './lifecycle';
import { EXPORT_CONTRACTS } from '../rights';

/** What is bound by a signature stays as it was signed; the number alone follows (docs/domain/customers.md 3.4). */
const signed = (part: PersonSaid['part']) => ({ part, asOf: 'createdAt' }) as const;

/**
 * Fields of a student guarantee contract. Start year, grade and entrance score have messages of their own
 * (docs/domain/contracts.md 10.1): the rules ask for them.
 */
export const studentGuaranteeFields = {
  contractNumber: text({ readOnly: true }),
  state: choice(ContractState, { readOnly: true }),
  studentId: reference('customers', { required: true }),
  studentName: personName({ by: 'studentId' }),
  regnum: personNumber({ by: 'studentId' }),
  limit: money({ required: true, min: '1', max: CONTRACT.studentLimitMax }),
  school: text({ required: true, max: 120 }),
  department: text({ max: 120 }),
  course: choice(Course, { required: true }),
  schoolYear: text({ readOnly: true }),
  startYear: text({ max: 4 }),
  gpa: number({ min: 0, max: 4 }),
  entranceScore: number({ min: 0, max: 800, integer: true }),
  scholarshipType: choice(ScholarshipType),
  /** Everybody who is bound by the contract, each with an own liability (docs/domain/lending.md 14.1). */
  people: embedded(
    {
      customerType: choice(LoanCustomerType, { required: true }),
      lastName: text({ required: true, max: 60, private: true, person: signed('name') }),
      firstName: text({ required: true, max: 60, private: true, person: signed('name') }),
      regnum: registerNumber({ required: true }),
      phone: phone({ required: true, person: signed('phone') }),
      liability: money({ required: true }),
      loanBalance: money(),
    },
    { labels: 'contract/student/guarantee', max: 6 },
  ),
  liabilityTotal: money({ readOnly: true }),
  isArchive: flag({ readOnly: true }),
  canceledAt: dateTime({ readOnly: true }),
  tenant: tenant(),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName(),
} as const;

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
function studentGuaranteeRules(
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

const education = section('education', [
  'school',
  'department',
  'course',
  'startYear',
  'gpa',
  'entranceScore',
  'scholarshipType',
]);
const people = section('people', ['people']);
const STUDENT = [
  'studentId',
  'studentName',
  'regnum',
  'schoolYear',
  'isArchive',
  'canceledAt',
  'createdBy',
  'tenant',
] as const;

/**
 * Contracts of parents and guarantors bound to a student (docs/domain/contracts.md 10.1, 10.2;
 * docs/domain/lending.md 14.2).
 */
export default entity('contract/student/guarantee', {
  gateway: 'main',
  endpoint: '/student-guarantee-contracts',
  assumed: true,
  menu: 'contracts',
  order: 1,
  icon: 'school',
  represent: 'contractNumber',
  titles: {
    list: 'menu.contracts.student_guarantee',
    create: 'menu.contracts.student_guarantee_create',
  },
  access: {
    list: 'contract-stud:list',
    show: 'contract-stud:list',
    create: 'contract-stud:create',
    export: EXPORT_CONTRACTS,
  },
  fields: studentGuaranteeFields,
  list: {
    columns: ['contractNumber', 'studentName', 'school', 'course', 'state', 'limit', 'createdAt'],
    optional: ['regnum', 'gpa', 'scholarshipType', 'schoolYear', 'liabilityTotal', 'createdBy'],
    filters: ['contractNumber', 'regnum', 'school', 'course', 'state', 'limit', 'createdAt'],
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    views: [
      { key: 'live', filter: { state: LIVE_CONTRACT_STATES } },
      { key: 'waiting', filter: { state: 'Created' } },
    ],
  },
  form: [section('student', ['studentId', 'limit']), education, people],
  show: [section('student', STUDENT), education, people],
  record: {
    status: 'state',
    facts: ['limit', 'liabilityTotal', 'course', 'schoolYear', 'createdAt'],
  },
  rules: studentGuaranteeRules,
  ends: ['Canceled', 'AutoCanceled'],
  lifecycle: studentGuaranteeLifecycle,
});
