import { ContractState } from '../../../domain/enums/contracts';
import { Course, ScholarshipType } from '../../../domain/enums/customers';
import { LoanCustomerType } from '../../../domain/enums/loans';
import {
  choice,
  dateTime,
  embedded,
  flag,
  money,
  number,
  phone,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

/** Everybody who is bound by the contract, each with an own liability (docs/domain/lending.md 14.1). */
const people = embedded(
  {
    customerType: choice(LoanCustomerType, { required: true }),
    lastName: text({ required: true, max: 60, private: true }),
    firstName: text({ required: true, max: 60, private: true }),
    regnum: registerNumber({ required: true }),
    phone: phone({ required: true }),
    liability: money({ required: true }),
    loanBalance: money(),
  },
  { labels: 'contract/student/guarantee', max: 6 },
);

/**
 * Fields of a student guarantee contract. Start year, grade and entrance score have messages of their own
 * (docs/domain/contracts.md 10.1): the rules ask for them.
 */
export const studentGuaranteeFields = {
  contractNumber: text({ readOnly: true }),
  state: choice(ContractState, { readOnly: true }),
  studentId: reference('customers', { required: true }),
  studentName: text({ readOnly: true, private: true }),
  regnum: registerNumber({ readOnly: true }),
  limit: money({ required: true, min: '1' }),
  school: text({ required: true, max: 120 }),
  department: text({ max: 120 }),
  course: choice(Course, { required: true }),
  schoolYear: text({ readOnly: true }),
  startYear: text({ max: 4 }),
  gpa: number({ min: 0, max: 4 }),
  entranceScore: number({ min: 0, max: 800, integer: true }),
  scholarshipType: choice(ScholarshipType),
  people,
  liabilityTotal: money({ readOnly: true }),
  isArchive: flag({ readOnly: true }),
  canceledAt: dateTime({ readOnly: true }),
  tenant: tenant(),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName(),
} as const;
