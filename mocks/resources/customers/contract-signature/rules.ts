import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import type { Call } from '../../../engine/Call';
import { tellCustomer } from '../customer/customerNotice';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { decidedNow, keepSpecimen, reasonGiven } from '../signature/specimens';

type Asked = Readonly<Record<string, unknown>>;
type Action = (record: MockRecord, call: Call, asked: Asked) => Record<string, unknown>;

const CONTRACT = 'contract';
const REQUESTS = 'online/active-requests';

const sourceOf = ({ id }: MockRecord): string => `contract-signature/${id}`;

/** Says in the histories of the contract and of the customer what was decided on the signature. */
const recording =
  (action: CustomerEvent, run: Action): Action =>
  (record, call, asked) => {
    const { store, caller } = call;
    const row = { action, reason: reasonGiven(call), source: sourceOf(record) };
    const patch = run(record, call, asked);
    tellCustomer(call, record.customerId, row);
    const contract = collectionOf(call, CONTRACT).get(record.contractId as number);
    if (contract) {
      const at = store.clock.iso();
      store.history.add(CONTRACT, contract, { ...row, at, by: caller.id, origin: 'MANUAL' });
    }
    return patch;
  };

/** The contract goes on: its request waits for the director from now on, and no longer for the customer. */
function proceed(record: MockRecord, { store }: Call): void {
  const requests = store.collection(REQUESTS);
  for (const request of requests?.all ?? []) {
    if (request.customerId !== record.customerId || request.stage !== 'CUSTOMER_SIGN') continue;
    requests?.change(request, {
      stage: 'DIRECTOR_SIGN',
      stageSince: store.clock.iso(),
      waitedHours: 0,
      isLate: false,
      contractId: record.contractId,
    });
  }
}

const accept =
  (requestState: string): Action =>
  (record, call, asked) => {
    const accepted = { ...record, ...asked };
    if (accepted.signature) keepSpecimen(call, accepted, requestState);
    proceed(record, call);
    return { ...decidedNow(call), ...asked, rejectReason: null };
  };

const refuse: Action = (_record, call) => ({
  ...decidedNow(call),
  rejectReason: reasonGiven(call) ?? null,
});

/** The state of the contract is the contract's, whenever it is asked for. */
const withContract = (row: MockRecord, { store }: Call): MockRecord => ({
  ...row,
  contractState: store.collection(CONTRACT)?.get(row.contractId as number)?.state ?? null,
});

/** Signatures under contracts (docs/domain/contracts.md 9.1). */
export const hooks: Hooks = {
  resource: 'contract-signature',
  actions: {
    approve_signature: recording('approve_signature', accept('APPROVED')),
    reject_signature: recording('reject_signature', refuse),
    accept_paper: recording('accept_paper', accept('CONTRACTED_PAPER')),
    overrule_approval: recording('overrule_approval', refuse),
    overrule_rejection: recording('overrule_rejection', accept('APPROVED')),
  },
  present: withContract,
  presentRow: withContract,
};
