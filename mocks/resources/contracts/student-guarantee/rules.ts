import type { StudentGuaranteeFacts } from '../../../../src/resources/contracts/student-guarantee/lifecycle';
import { guaranteeNumber, schoolYearOf, studentValues } from './samples';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { unsigned } from '../contract/rules';
import { isOpenLoan } from '../contract/contractFacts';

const RESOURCE = 'contract/student/guarantee';
const STUDENT_LOANS: readonly unknown[] = ['LOAN_STUDENT', 'LOAN_TUITION'];

/** What the conditions of the actions are calculated from, as of now. */
const factsOf = (
  { studentId, isArchive }: MockRecord,
  call: Call,
): { facts: StudentGuaranteeFacts } => ({
  facts: {
    openLoans: collectionOf(call, 'loans').all.filter(
      (loan) =>
        loan.customerId === studentId &&
        STUDENT_LOANS.includes(loan.productType) &&
        isOpenLoan(loan),
    ).length,
    isArchive: isArchive === true,
  },
});

/** The present contract goes to the archive; one of the new school year waits for its signature. */
function renew(record: MockRecord, call: Call, { newLimit }: Readonly<Record<string, unknown>>) {
  const { store, caller } = call;
  const contracts = collectionOf(call, RESOURCE);
  const today = store.clock.today();
  const at = store.clock.iso();
  const id = contracts.nextId();
  const { reason } = bodyOf(call);
  contracts.insert({
    ...record,
    id,
    contractNumber: guaranteeNumber(today, id),
    state: 'Created',
    schoolYear: schoolYearOf(today),
    limit: String(newLimit ?? record.limit),
    isArchive: false,
    canceledAt: null,
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
  });
  store.history.start(RESOURCE, id);
  store.history.add(
    RESOURCE,
    { ...record, id },
    { at, by: caller.id, action: 'create', origin: 'MANUAL', reason: String(reason ?? '').trim() },
  );
  return { isArchive: true };
}

/**
 * What the server sets on a student guarantee contract: number, school year, the student's name, the sum of
 * liabilities; and what becomes of it (docs/domain/contracts.md 10.1, 10.2; docs/domain/lending.md 14.2).
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  create: (values, call) => {
    const student = collectionOf(call, 'customers').get(values.studentId as number);
    if (!student || !isVisible(call.caller, student) || student.type === 'COMPANY')
      throw invalid({ studentId: 'validation.invalid_value' });
    const today = call.store.clock.today();
    const id = collectionOf(call, RESOURCE).nextId();
    return {
      contractNumber: guaranteeNumber(today, id),
      state: 'Created',
      schoolYear: schoolYearOf(today),
      isArchive: false,
      canceledAt: null,
      ...studentValues(student, (values.people ?? []) as Record<string, unknown>[]),
      tenant: student.tenant,
    };
  },
  actions: {
    renew,
    cancel_contract: (_, { store }) => ({ limit: '0.00', canceledAt: store.clock.iso() }),
  },
  recorded: ['limit'],
  judged: factsOf,
  present: (record, call) => ({ ...record, ...factsOf(record, call) }),
  presentRow: (record, call) => ({ ...record, ...factsOf(record, call) }),
  newDay: (record, today, store) => unsigned(RESOURCE, record, today, store),
};
