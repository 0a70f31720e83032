import { guaranteeNumber, schoolYearOf, studentValues } from '../../samples/contractStudents';
import { invalid } from '../ApiError';
import type { Hooks } from '../Hooks';
import { collectionOf } from '../records';
import { isVisible } from '../tenancy';

/** What the server sets on a student guarantee contract: number, school year, the student's name, the sum of liabilities. */
export const hooks: Hooks = {
  resource: 'contract/student/guarantee',
  create: (values, call) => {
    const student = collectionOf(call, 'customers').get(values.studentId as number);
    if (!student || !isVisible(call.caller, student) || student.type === 'COMPANY')
      throw invalid({ studentId: 'validation.invalid_value' });
    const today = call.store.clock.today();
    const id = collectionOf(call, 'contract/student/guarantee').nextId();
    return {
      contractNumber: guaranteeNumber(today, id),
      state: 'Created',
      schoolYear: schoolYearOf(today),
      ...studentValues(student, (values.people ?? []) as Record<string, unknown>[]),
      tenant: student.tenant,
    };
  },
};
