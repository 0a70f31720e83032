import type { AskedGuarantor } from '../../../../src/domain/lending/guaranteeProblem';
import { isAnswering } from '../../../../src/domain/lending/liability';
import type { LoanCustomerType } from '../../../../src/domain/enums/loans';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const CONTRACTS = 'contract/student/guarantee';
const AGREED: readonly unknown[] = ['InvestorSigned', 'Modified'];

/** Somebody named in a student's guarantee contract. */
export interface StudentPerson {
  customerType: LoanCustomerType;
  regnum: string;
  liability: string;
}

/** Signed, and not replaced by one of another school year. */
export const isStudentContractInForce = ({ state, isArchive }: MockRecord): boolean =>
  AGREED.includes(state) && isArchive !== true;

/** The guarantee contract of a student: the one in force, else one that waits for its signature. */
export function studentContractOf(store: Store, studentId: unknown): MockRecord | undefined {
  const own = (store.collection(CONTRACTS)?.all ?? []).filter((one) => one.studentId === studentId);
  return (
    own.findLast(isStudentContractInForce) ??
    own.findLast(({ state, isArchive }) => state === 'Created' && isArchive !== true)
  );
}

/** Who answers for a student's loans, by the student's own contract (docs/domain/contracts.md 10.1). */
export function studentGuarantors(contract: MockRecord | undefined): AskedGuarantor[] {
  if (!contract) return [];
  const isAgreed = isStudentContractInForce(contract);
  return (contract.people as StudentPerson[])
    .filter(({ customerType }) => isAnswering(customerType))
    .map(({ liability }) => ({ amount: liability, isAgreed }));
}
