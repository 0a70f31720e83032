import { section } from '../../../entity/entity';

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

/** What is asked for when a student guarantee contract is made. */
export const studentGuaranteeForm = [
  section('student', ['studentId', 'limit']),
  education,
  people,
] as const;

/** What its page shows. */
export const studentGuaranteeSections = [section('student', STUDENT), education, people] as const;
