import { stepsOver } from '../../../engine/samples/wholeSteps';
import { addDays } from '../../../../src/domain/dates';
import { sumMoney } from '../../../../src/domain/money';
import { CONTRACT } from '../../../../src/domain/settings';
import { ContractState } from '../../../../src/domain/enums/contracts';
import { ScholarshipType } from '../../../../src/domain/enums/customers';
import type { LoanCustomerType } from '../../../../src/domain/enums/loans';
import { STUDENT_PRODUCTS } from '../../../../src/domain/lending/requestLimit';
import type { MockRecord } from '../../../engine/MockRecord';
import { nameOf } from '../contract/contractRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { loanCustomers } from '../../loans/loan/loanContracts';
import { samples as loans } from '../../loans/loan/samples';
import type { SampleMaker, SampleWorld } from '../../../engine/samples/SampleWorld';

const COUNT = 54;
const SCHOOLS = ['МУИС', 'ШУТИС', 'АШУҮИС', 'МУБИС', 'ХААИС', 'СЭЗИС'];
const DEPARTMENTS = ['Эдийн засаг', 'Барилгын инженер', 'Эмчилгээ', 'Багш', null];
const SEPTEMBER = '09';

/** `2026–2027`: a school year begins in September. */
export function schoolYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < SEPTEMBER ? 1 : 0);
  return `${year}–${year + 1}`;
}

/** `SG-2026-0012` */
export const guaranteeNumber = (day: string, id: number): string =>
  `SG-${day.slice(0, 4)}-${String(id).padStart(4, '0')}`;

/** What the server says of a student beside the form: name and number of the customer, and the sum of all liabilities. */
export const studentValues = (student: MockRecord, people: readonly Record<string, unknown>[]) => ({
  studentName: nameOf(student),
  regnum: student.regnum ?? null,
  liabilityTotal: sumMoney(people.map(({ liability }) => liability as string)),
});

/** What a sample contract is made from. */
interface Wanted {
  student: MockRecord;
  state: ContractState;
  /** What the guarantors answer for together. */
  cover: number;
  /** Days ago of its making. */
  age: number;
}

/** A step of the amounts that people answer for, tögrög. */
const COVER_STEP = 100_000;
const AGREED: readonly ContractState[] = ['InvestorSigned', 'Modified'];

/**
 * Contracts of students with their parents and guarantors, each with an own liability: in every state for students who
 * have not borrowed, and one for each who has. Requests of students may still wait for theirs.
 */
export const samples: SampleMaker = {
  resource: 'contract/student/guarantee',
  make(world) {
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const citizens = loanCustomers(world.customers)
      .flatMap((id) => customers.get(id) ?? [])
      .filter(({ type, phone }) => type === 'CITIZEN' && phone);
    const borrowed = studentLoans(world);
    const others = citizens.filter(({ id }) => !borrowed.has(id));
    const free = others.length > 0 ? others : citizens;
    const everyState = Array.from({ length: COUNT }, (_, index): Wanted => {
      const state = ContractState.values[index % ContractState.values.length];
      // One that waits for its signature is young: older ones were cancelled by themselves.
      const age = state === 'Created' ? index % CONTRACT.signWithinDays : index * 6 + 15;
      return { student: free[(index * 3) % free.length], state, cover: (index % 6) + 2, age };
    });
    const borrowers = [...borrowed].flatMap(([id, loans], index): Wanted[] => {
      const student = customers.get(id as number);
      if (!student) return [];
      const isAsking = loans.every(({ state }) => state === 'LOAN_REQUESTED');
      const state = isAsking && index % 2 === 1 ? 'Created' : AGREED[index % 2];
      const age = state === 'Created' ? index % CONTRACT.signWithinDays : 30 + (index % 50) * 5;
      return [
        {
          student,
          state,
          cover: Math.max(...loans.map((loan) => stepsOver(String(loan.lentAmount), COVER_STEP))),
          age,
        },
      ];
    });
    return [...everyState, ...borrowers].map((wanted, index) =>
      contractOf(wanted, index, citizens, world),
    );
  },
};

/** Loans of students, by their borrower. */
function studentLoans(world: SampleWorld): ReadonlyMap<unknown, readonly MockRecord[]> {
  const found = new Map<unknown, MockRecord[]>();
  for (const loan of loans.make(world)) {
    if (!STUDENT_PRODUCTS.includes(loan.productType)) continue;
    found.set(loan.customerId, [...(found.get(loan.customerId) ?? []), loan]);
  }
  return found;
}

function contractOf(
  { student, state, cover, age }: Wanted,
  index: number,
  citizens: readonly MockRecord[],
  { today, people: staff }: SampleWorld,
): MockRecord {
  const author = staff.find(({ username }) => username === 'economist');
  const day = addDays(today, -age);
  const isEnded = state === 'Canceled' || state === 'AutoCanceled';
  const limit = `${cover * COVER_STEP}.00`;
  const roles: LoanCustomerType[] = ['PRIMARY', 'STUDENT_GUARANTOR', 'GUARANTOR'];
  if (index % 3 === 0) roles.push('REPRESENTATIVE');
  const start = (citizens.indexOf(student) + index + 2) % citizens.length;
  // Nobody answers for a student of another lender.
  const others = [...citizens.slice(start), ...citizens.slice(0, start)].filter(
    ({ id, tenant }) => id !== student.id && tenant === student.tenant,
  );
  const people = [student, ...others].slice(0, roles.length).map((person, turn) => {
    const customerType = roles[turn];
    const half = (cover * COVER_STEP) / 2;
    return {
      customerType,
      lastName: person.lastName,
      firstName: person.firstName,
      regnum: person.regnum,
      phone: person.phone,
      liability: turn === 0 ? limit : `${half}.00`,
      loanBalance: turn % 2 === 0 ? `${(index + turn) * 40_000}.00` : null,
    };
  });
  return {
    id: index + 1,
    contractNumber: guaranteeNumber(day, index + 1),
    state,
    studentId: student.id,
    ...studentValues(student, people),
    limit: isEnded ? '0.00' : limit,
    isArchive: state === 'Modified' && index < COUNT && index % 2 === 1,
    canceledAt: isEnded ? `${addDays(day, CONTRACT.signWithinDays + 1)}T04:00:00.000Z` : null,
    school: SCHOOLS[index % SCHOOLS.length],
    department: DEPARTMENTS[index % DEPARTMENTS.length],
    course: (index % 6) + 1,
    schoolYear: schoolYearOf(day),
    startYear: String(Number(day.slice(0, 4)) - (index % 5)),
    gpa: Math.round((2 + (index % 20) / 10) * 100) / 100,
    entranceScore: 480 + (index % 30) * 10,
    scholarshipType: ScholarshipType.values[index % ScholarshipType.values.length],
    people,
    tenant: student.tenant,
    createdAt: `${day}T02:15:00.000Z`,
    createdBy: author?.id ?? null,
    updatedAt: `${day}T02:15:00.000Z`,
  };
}
