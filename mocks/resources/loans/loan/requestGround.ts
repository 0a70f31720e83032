import type { LoanProductType } from '../../../../src/domain/enums/loans';
import { contractProblem, type LoanContract } from '../../../../src/domain/lending/loanContract';
import { STUDENT_PRODUCTS } from '../../../../src/domain/lending/requestLimit';
import type { RequestGround } from '../book/requestFacts';
import { lendingSettingsOf } from './lendingSettings';
import { payoutProblem } from './payoutOwner';
import { freeSavings } from './savingPledge';
import {
  studentContractOf,
  studentGuarantors,
} from '../../contracts/student-guarantee/studentContracts';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** A request, before or after it is a record. */
export interface AskedLoan {
  /** Not there while it is being registered. */
  id?: RecId;
  customerId: unknown;
  /** Alias of the lender that is asked. */
  lender: unknown;
  /** Without one the customer's own contract in force is meant. */
  contractId?: unknown;
  productType: LoanProductType;
  /** Where the money is to go; nothing while only the limit is asked for. */
  bankCode?: unknown;
  accountNumber?: unknown;
}

/** What a loan asks, as its record has it. */
export const askedBy = (loan: MockRecord): AskedLoan => ({
  id: loan.id,
  customerId: loan.customerId,
  lender: loan.tenant,
  contractId: loan.contractId,
  productType: loan.productType as LoanProductType,
  bankCode: loan.bankCode,
  accountNumber: loan.accountNumber,
});

/** The contract that a loan rests on: the one that it names, else the customer's own that is in force. */
export function contractOfLoan(store: Store, asked: AskedLoan): MockRecord | undefined {
  const contracts = store.collection('contract');
  if (asked.contractId !== null && asked.contractId !== undefined)
    return contracts?.get(asked.contractId as RecId);
  return contracts?.all.find(
    (one) => contractProblem(one as unknown as LoanContract, asked) === null,
  );
}

/** Answers of guarantors to the requests about a loan that count: who refused does not. */
const ANSWERS: readonly unknown[] = ['APPROVED', 'PENDING'];

/** The records of others that a request hangs on, as they are now. */
export function groundOf(store: Store, asked: AskedLoan): RequestGround {
  const { id, customerId, productType } = asked;
  const isStudent = STUDENT_PRODUCTS.includes(productType);
  const studies = isStudent ? studentContractOf(store, customerId) : undefined;
  const requests = (store.collection('loans/guarantee-request')?.all ?? []).filter(
    ({ loanId, state }) => loanId === id && ANSWERS.includes(state),
  );
  const customer = store.collection('customers')?.get(customerId as RecId);
  return {
    customer,
    payoutOwner:
      customer && asked.accountNumber
        ? payoutProblem(
            store,
            { bankCode: asked.bankCode, accountNumber: asked.accountNumber },
            customer,
          )
        : null,
    contract: contractOfLoan(store, asked),
    others: (store.collection('loans')?.all ?? []).filter(
      (loan) => loan.customerId === customerId && loan.id !== id,
    ),
    guarantors: isStudent
      ? studentGuarantors(studies)
      : requests.map(({ guaranteedAmount, state }) => ({
          amount: String(guaranteedAmount),
          isAgreed: state === 'APPROVED',
        })),
    scholarship: studies?.scholarshipType,
    settings: lendingSettingsOf(store),
    hasSavings: (amount) => freeSavings(store, customerId, amount) !== undefined,
  };
}
