import { addDays } from '../../../../src/domain/dates';
import { sumMoney } from '../../../../src/domain/money';
import { CONTRACT } from '../../../../src/domain/settings';
import { ContractState } from '../../../../src/domain/enums/contracts';
import { ScholarshipType } from '../../../../src/domain/enums/customers';
import type { LoanCustomerType } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import { nameOf } from '../contract/contractRecord';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import { loanCustomers } from '../../loans/loan/loanContracts';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

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

/** Contracts of students with their parents and guarantors, each with an own liability. */
export const samples: SampleMaker = {
  resource: 'contract/student/guarantee',
  make(world) {
    const { today, people: staff } = world;
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const citizens = loanCustomers(world.customers)
      .flatMap((id) => customers.get(id) ?? [])
      .filter(({ type, phone }) => type === 'CITIZEN' && phone);
    const author = staff.find(({ username }) => username === 'economist');
    const who = (turn: number) => citizens[turn % citizens.length];
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const student = who(index * 3);
      const state = ContractState.values[index % ContractState.values.length];
      // One that waits for its signature is young: older ones were cancelled by themselves.
      const day = addDays(
        today,
        -(state === 'Created' ? index % CONTRACT.signWithinDays : index * 6 + 15),
      );
      const isEnded = state === 'Canceled' || state === 'AutoCanceled';
      const limit = `${(index % 6) + 2}00000.00`;
      const roles: LoanCustomerType[] = ['PRIMARY', 'STUDENT_GUARANTOR'];
      if (index % 3 === 0) roles.push('REPRESENTATIVE');
      if (index % 4 === 1) roles.push('GUARANTOR');
      const people = roles.map((customerType, turn) => {
        const person = who(index * 3 + turn);
        return {
          customerType,
          lastName: person.lastName,
          firstName: person.firstName,
          regnum: person.regnum,
          phone: person.phone,
          liability: turn === 0 ? limit : `${Number.parseInt(limit, 10) / 2}.00`,
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
        isArchive: state === 'Modified' && index % 2 === 1,
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
    });
  },
};
