import type { ContractType } from '../../../../src/domain/enums/contracts';
import { leastLimit } from '../../../../src/domain/lending/requestLimit';
import { conditionsOf } from '../../../../src/entity/Condition';
import {
  AMEND_GATES,
  type ContractActionName,
  contractConditions,
  type ContractFacts,
} from '../../../../src/resources/contracts/contract/lifecycle';
import type { Call } from '../../../engine/Call';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { cededLoans, leftBehind, moneySinceCession } from './cession';
import { gatesFor } from './contractGateFacts';
import { limitFor } from './contractRecord';

const OVER: ReadonlySet<unknown> = new Set(['CLOSED', 'CANCELLED', 'LOAN_WRONG_REQUEST']);

/** Whether something may still be owed on a loan, or will be. */
export const isOpenLoan = ({ state }: MockRecord): boolean => !OVER.has(state);

/** Loans by contract, made once per call: a list asks for many. */
const byCall = new WeakMap<Call, Map<RecId, MockRecord[]>>();

/** The loans under a contract. */
export function loansUnder(call: Call, { id }: MockRecord): MockRecord[] {
  let known = byCall.get(call);
  if (!known) {
    known = new Map();
    for (const loan of call.store.collection('loans')?.all ?? []) {
      const contractId = loan.contractId as RecId;
      const loans = known.get(contractId);
      if (loans) loans.push(loan);
      else known.set(contractId, [loan]);
    }
    byCall.set(call, known);
  }
  return known.get(id) ?? [];
}

/** Signatures by contract, the latest of each, made once per call. */
const signaturesByCall = new WeakMap<Call, Map<RecId, MockRecord>>();

/** State of the customer's signature under a contract now. */
function signatureUnder(call: Call, { id }: MockRecord): ContractFacts['customerSignature'] {
  let known = signaturesByCall.get(call);
  if (!known) {
    const all = call.store.collection('contract-signature')?.all ?? [];
    known = new Map(all.map((signature) => [signature.contractId as RecId, signature]));
    signaturesByCall.set(call, known);
  }
  return (known.get(id)?.requestState ?? null) as ContractFacts['customerSignature'];
}

/** What an amendment or a renewal is bound by now: the gates of its type, and the limit by scoring. */
function amendingOf(record: MockRecord, call: Call): Pick<ContractFacts, 'shutGate' | 'limitMax'> {
  const customer = call.store.collection('customers')?.get(record.customerId as RecId);
  if (!customer) return { shutGate: null };
  const board = gatesFor(call, customer, record);
  const shut = AMEND_GATES.find((gate) =>
    board.some(({ key, state }) => key === gate && (state === 'failed' || state === 'blocked')),
  );
  return { shutGate: shut ?? null, limitMax: limitFor(record.type as ContractType, customer) };
}

/** What the conditions of a contract's actions are calculated from, as of now. */
export function factsOf(record: MockRecord, call: Call): ContractFacts {
  const loans = loansUnder(call, record);
  return {
    openLoans: loans.filter(isOpenLoan).length,
    limitMin: leastLimit(loans),
    loans: leftBehind(record, loans).claims.length,
    ceded: cededLoans(record, loans).length,
    isCessioned: record.isCessioned === true,
    receiptsSinceCession:
      Number(record.receiptsSinceCession ?? 0) + moneySinceCession(record, loans),
    isArchive: record.isArchive === true,
    signFailed: record.signFailed === true,
    ...amendingOf(record, call),
    customerSignature: signatureUnder(call, record),
    registryWriteStatus: record.zmsWriteStatus as ContractFacts['registryWriteStatus'],
  };
}

/** Refuses an action whose conditions do not hold now. @throws ApiError 409 */
export function needConditions(record: MockRecord, call: Call, action: ContractActionName): void {
  const actionBlock = conditionsOf(contractConditions, action)(factsOf(record, call));
  if (actionBlock) throw blockedAnswer(actionBlock);
}
