import type { LineCloseFacts } from '../../../../src/resources/credit-registry/line-close-request/lifecycle';
import { OPEN_LOAN_STATES } from '../../../../src/domain/enums/loans';
import { plus, total } from '../../../../src/domain/lending/amounts';
import { lineOf } from './samples';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { loansUnder } from '../../contracts/contract/contractFacts';

const RESOURCE = 'zms-line-close-request';
const OPEN: readonly unknown[] = OPEN_LOAN_STATES;

/** What is owed under the line now, and what its actions are judged by. */
export function standing(
  { contractId }: MockRecord,
  call: Call,
): { facts: LineCloseFacts } & Partial<MockRecord> {
  const open = loansUnder(call, { id: contractId as number }).filter(({ state }) =>
    OPEN.includes(state),
  );
  const balance = total(open.map((loan) => plus(String(loan.balance ?? '0'))));
  return { balance, openLoans: open.length, facts: { balance } };
}

const decided = (_: MockRecord, call: Call): Record<string, unknown> => ({
  decidedAt: call.store.clock.iso(),
  decidedBy: call.caller.id,
  reason: String(bodyOf(call).reason ?? '').trim(),
});

/**
 * A line is closed at the registry when nothing is owed any more; the contract's history knows of it
 * (docs/domain/registries.md 3.1).
 */
export const hooks: Hooks = {
  resource: RESOURCE,
  judged: standing,
  present: (record, call) => ({ ...record, ...standing(record, call) }),
  actions: {
    close_line: (record, call) => {
      tellContract(call, record, 'close_line');
      return decided(record, call);
    },
    keep_line: (record, call) => {
      tellContract(call, record, 'keep_line');
      return decided(record, call);
    },
  },
};

function tellContract(call: Call, record: MockRecord, action: string): void {
  const { store, caller } = call;
  const contract = store.collection('contract')?.get(record.contractId as number);
  if (!contract) return;
  store.history.add('contract', contract, {
    at: store.clock.iso(),
    by: caller.id,
    action,
    origin: 'MANUAL',
    reason: String(bodyOf(call).reason ?? '').trim(),
    source: `${RESOURCE}/${record.id}`,
  });
}

/** The request that a cancelled contract makes (docs/domain/registries.md 3.1). */
export function requestLineClose({ store, caller }: Call, contract: MockRecord): void {
  const requests = store.collection(RESOURCE);
  if (!requests || !/^(LEND|SF_LENDER)/.test(String(contract.type))) return;
  const at = store.clock.iso();
  const id = requests.nextId();
  requests.insert({
    id,
    ...lineOf(contract),
    state: 'PENDING',
    requestedAt: at,
    decidedAt: null,
    decidedBy: null,
    reason: null,
    createdAt: at,
    createdBy: caller.id,
  });
}
