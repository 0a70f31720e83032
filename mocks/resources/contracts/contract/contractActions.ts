import { cancelledCode } from '../../../../src/domain/contracts/cancelledCode';
import type { ContractActionName } from '../../../../src/resources/contracts/contract/lifecycle';
import type { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import { contractNumberOf, type KeptVersion, registryWrite } from './contractRecord';
import { invalid, notFound } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { loansUnder, needConditions } from './contractFacts';
import { seesContract } from './contractOwn';
import { requestLineClose } from '../../credit-registry/line-close-request/rules';

type Patch = Record<string, unknown>;
type Action = (record: MockRecord, call: Call, asked: Readonly<Record<string, unknown>>) => Patch;

/** Who may not see a contract cannot act on it either; conditions are calculated again with every action. */
const guarded =
  (name: ContractActionName, action: Action): Action =>
  (record, call, asked) => {
    if (!seesContract(call.caller, record)) throw notFound();
    needConditions(record, call, name);
    return action(record, call, asked);
  };

const reasonOf = (call: Call): string | null => {
  const { reason } = bodyOf(call);
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim() : null;
};

const sign: Action = (_, { store }) => ({
  signedAt: store.clock.iso(),
  signFailed: false,
  signError: null,
});

/** The amended text is the next version; the old ones stay as they were printed. */
const amend: Action = (record, call, { amendment, newLimit }) => {
  const versions = record.versions as KeptVersion[];
  const limit = String(newLimit ?? record.limit);
  const version = Number(record.version) + 1;
  const next: KeptVersion = {
    version,
    at: call.store.clock.iso(),
    by: call.caller.id,
    reason: reasonOf(call),
    state: 'Modified',
    limit,
    amendment: amendment as string,
  };
  return { version, limit, versions: [next, ...versions] };
};

/** The present contract goes to the archive; a new one of the same kind waits for its signature. */
const renew: Action = (record, call, { newLimit }) => {
  const { store, caller } = call;
  const contracts = collectionOf(call, 'contract');
  const at = store.clock.iso();
  const id = contracts.nextId();
  const limit = String(newLimit ?? record.limit);
  const type = record.type as ContractType;
  const first: KeptVersion = {
    version: 1,
    at,
    by: caller.id,
    reason: reasonOf(call),
    state: 'Created',
    limit,
    amendment: null,
  };
  contracts.insert({
    ...record,
    id,
    contractNumber: contractNumberOf(type, store.clock.today(), id),
    state: 'Created' satisfies ContractState,
    parentId: record.id,
    limit,
    version: 1,
    versions: [first],
    isArchive: false,
    isGsign: false,
    signedAt: null,
    signFailed: false,
    signError: null,
    zmsWriteStatus: null,
    zmsWriteError: null,
    writtenAt: null,
    isWritten: false,
    writes: [],
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
  });
  store.history.start('contract', id);
  store.history.add(
    'contract',
    { ...record, id },
    {
      at,
      by: caller.id,
      action: 'create',
      origin: 'MANUAL',
      reason: reasonOf(call) ?? undefined,
    },
  );
  return { isArchive: true };
};

/** No loan is open: the limit is zero from now on, and the customer's code says so (docs/domain/contracts.md 7.1). */
const cancel: Action = (record, call) => {
  const { store, caller } = call;
  const at = store.clock.iso();
  const customers = collectionOf(call, 'customers');
  const customer = customers.get(record.customerId as number);
  const to = cancelledCode(record.type as ContractType);
  if (customer && customer.state !== to) {
    store.history.add('customers', customer, {
      at,
      by: caller.id,
      action: 'cancel_contract',
      field: 'state',
      from: customer.state,
      to,
      origin: 'AUTO',
      source: String(record.contractNumber),
    });
    customers.change(customer, { state: to, updatedAt: at });
  }
  requestLineClose(call, record);
  return { canceledAt: at, limit: '0.00' };
};

/** The claim and the loans under it get another owner; no balance changes. */
const cede: Action = (record, call, { cededOn }) => {
  const { store } = call;
  const { cedeTo } = bodyOf(call);
  const to = store.tenants.find(({ alias }) => alias === cedeTo)?.alias;
  if (!to) throw invalid({ cedeTo: 'validation.invalid_value' });
  const loans = loansUnder(call, record);
  handLoans(call, loans, to);
  return {
    isCessioned: true,
    cededAt: `${String(cededOn)}T00:00:00.000Z`,
    cededFrom: record.owner,
    cededRepaid: Object.fromEntries(
      loans.map(({ id, refundedAmount }) => [id, refundedAmount ?? '0']),
    ),
    receiptsSinceCession: 0,
    owner: to,
    tenant: to,
  };
};

const undoCession: Action = (record, call) => {
  const to = String(record.cededFrom ?? record.owner);
  handLoans(call, loansUnder(call, record), to);
  return {
    isCessioned: false,
    cededAt: null,
    cededFrom: null,
    cededRepaid: null,
    owner: to,
    tenant: to,
  };
};

function handLoans(call: Call, loans: readonly MockRecord[], tenant: string): void {
  const collection = call.store.collection('loans');
  for (const loan of loans) collection?.change(loan, { tenant });
}

/** Sent to the registry: written by the next day (docs/domain/registries.md 2.5). */
export const scheduled = (record: MockRecord, { store, caller }: Call): Patch => {
  const writes = (record.writes ?? []) as unknown[];
  const id = `${record.id}-${writes.length + 1}`;
  return {
    zmsWriteStatus: 'SCHEDULED',
    zmsWriteError: null,
    isWritten: true,
    writes: [registryWrite(id, store.clock.iso(), caller.id, 'SCHEDULED'), ...writes],
  };
};

const table: Readonly<Record<ContractActionName, Action>> = {
  sign,
  retry_sign: sign,
  amend,
  renew,
  cancel_contract: cancel,
  cede_contract: cede,
  undo_cession: undoCession,
  write_to_zms: scheduled,
};

/** What each action of a contract changes (docs/domain/contracts.md 2.1). */
export const contractActions: Hooks['actions'] = Object.fromEntries(
  Object.entries(table).map(([name, action]) => [
    name,
    guarded(name as ContractActionName, action),
  ]),
);
