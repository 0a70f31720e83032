import { cancelledCode } from '../../../../src/domain/contracts/cancelledCode';
import {
  type ContractActionName,
  limitIssues,
} from '../../../../src/resources/contracts/contract/lifecycle';
import type { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import {
  contractNumberOf,
  type KeptVersion,
  registryWrite,
  SIGN_ERROR,
  signerOf,
} from './contractRecord';
import { invalid, notFound } from '../../../engine/ApiError';
import { bodyOf, type Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { followContract } from '../active-request/rules';
import { followMerchant } from './merchantFollow';
import { cancelRequests, cededLoans, handClaims, leftBehind } from './cession';
import { factsOf, isOpenLoan, loansUnder, needConditions } from './contractFacts';
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

/** Contracts whose first attempt to be signed the service of signatures does not answer, by their number. */
const FAILS_EVERY = 5;
const FAILS_AT = 1;

/** The service of signatures: some first attempts get no answer, a later one always does. */
const failsToSign = ({ id, signFailed }: MockRecord): boolean =>
  signFailed !== true && Number(id) % FAILS_EVERY === FAILS_AT;

/**
 * The investor signs. Without an answer of the service the contract still waits, with the error; then trying again is
 * the way on. The loans of a contract that this one renews move to it (docs/domain/contracts.md 5.1, 6.2).
 */
const sign: Action = (record, call) => {
  if (failsToSign(record)) {
    const failed = { state: 'Created', signFailed: true, signError: SIGN_ERROR };
    followContract(call.store, { ...record, ...failed });
    return failed;
  }
  const done = {
    signedAt: call.store.clock.iso(),
    // Online contracts are signed with the state digital signature.
    isGsign: record.isOnline === true,
    signFailed: false,
    signError: null,
  };
  takeOverLoans(call, record);
  followMerchant(call, record);
  followContract(call.store, { ...record, ...done, state: 'InvestorSigned' });
  return done;
};

/** Open loans under the contract that this one renews rest on this one from now on. */
function takeOverLoans(call: Call, record: MockRecord): void {
  const { store, caller } = call;
  const renewed = collectionOf(call, 'contract').get(record.parentId as number);
  if (!renewed || renewed.isArchive !== true || renewed.type !== record.type) return;
  for (const loan of loansUnder(call, renewed)) {
    if (!isOpenLoan(loan)) continue;
    store.history.add('loans', loan, {
      at: store.clock.iso(),
      by: caller.id,
      action: 'renew',
      field: 'contractId',
      from: renewed.id,
      to: record.id,
      origin: 'AUTO',
      source: String(record.contractNumber),
    });
    store.collection('loans')?.change(loan, { contractId: record.id });
  }
}

/** @throws ApiError 400 for a limit that a contract may not have now (docs/domain/contracts.md 6.3) */
function refuseLimit(record: MockRecord, call: Call, newLimit: unknown): void {
  const [issue] = limitIssues(
    { newLimit: newLimit as string | null },
    { facts: factsOf(record, call), limit: String(record.limit) },
  );
  if (issue) throw invalid({ newLimit: issue.message }, { newLimit: issue.values });
}

/** The amended text is the next version; the old ones stay as they were printed. */
const amend: Action = (record, call, { amendment, newLimit }) => {
  refuseLimit(record, call, newLimit);
  const versions = record.versions as KeptVersion[];
  const limit = String(newLimit ?? record.limit);
  const version = Number(record.version) + 1;
  // What nobody has signed yet still waits for its signature.
  const state: ContractState = record.signedAt ? 'Modified' : 'Created';
  const next: KeptVersion = {
    version,
    customer: String(record.customerName),
    at: call.store.clock.iso(),
    by: call.caller.id,
    reason: reasonOf(call),
    state,
    limit,
    amendment: amendment as string,
  };
  return { state, version, limit, versions: [next, ...versions] };
};

/** What a contract says of its cession where there is none to be taken back. */
const NOT_CEDED = {
  isCessioned: false,
  cededAt: null,
  cededFrom: null,
  receiptsSinceCession: 0,
} as const;

/** The present contract goes to the archive; a new one of the same kind waits for its signature. */
const renew: Action = (record, call, { newLimit }) => {
  refuseLimit(record, call, newLimit);
  const { store, caller } = call;
  const contracts = collectionOf(call, 'contract');
  const at = store.clock.iso();
  const id = contracts.nextId();
  const limit = String(newLimit ?? record.limit);
  const type = record.type as ContractType;
  const first: KeptVersion = {
    version: 1,
    customer: String(record.customerName),
    at,
    by: caller.id,
    reason: reasonOf(call),
    state: 'Created',
    limit,
    amendment: null,
  };
  contracts.insert({
    ...record,
    ...signerOf(record),
    id,
    contractNumber: contractNumberOf(type, store.clock.today(), id),
    state: 'Created' satisfies ContractState,
    parentId: record.id,
    // The cession was of the claims under the one that it renews, and is taken back no more.
    ...NOT_CEDED,
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
  followContract(store, { ...record, state: 'Canceled' });
  return { canceledAt: at, limit: '0.00' };
};

/**
 * The claims under a contract get another owner today, with the contract; what is only asked for is cancelled, what is over
 * stays with the former lender (docs/domain/ownership.md 2).
 */
const cede: Action = (record, call, { cedeTo, cededOn }) => {
  const { store } = call;
  const to = store.tenants.find(({ alias }) => alias === cedeTo)?.alias;
  if (!to) throw invalid({ cedeTo: 'validation.invalid_value' });
  if (cededOn !== store.clock.today()) throw invalid({ cededOn: 'contracts.cession.today_only' });
  const loans = loansUnder(call, record);
  const cededAt = store.clock.iso();
  cancelRequests(call, loans, record);
  const { claims } = leftBehind(record, loans);
  handClaims(call, claims, { to, contract: record, action: 'cede_contract' });
  return {
    isCessioned: true,
    cededAt,
    cededFrom: record.owner,
    receiptsSinceCession: 0,
    owner: to,
    tenant: to,
  };
};

/** The claims that went with the cession come back today, by journals of their own: what was booked meanwhile stays. */
const undoCession: Action = (record, call) => {
  const to = String(record.cededFrom ?? record.owner);
  const loans = cededLoans(record, loansUnder(call, record));
  handClaims(call, loans, { to, contract: record, action: 'undo_cession' });
  return {
    ...NOT_CEDED,
    owner: to,
    tenant: to,
  };
};

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
