import { isSigningOver } from '../../../../src/domain/contracts/contractStates';
import { dayOf } from '../../../../src/domain/dates';
import { allGatesOpen } from '../../../../src/domain/contracts/gates';
import type { ContractType } from '../../../../src/domain/enums/contracts';
import { isLending } from '../../../../src/domain/lending/loanContract';
import type { RegistryWrite } from '../../../../src/resources/contracts/contract/api';
import { madeValues, registryWrite } from './contractRecord';
import { invalid, notFound } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { lenderFor, seesCustomer } from '../../../engine/tenancy';
import { followContract } from '../active-request/rules';
import { lendingSettingsOf } from '../../loans/loan/lendingSettings';
import { contractActions } from './contractActions';
import { factsOf } from './contractFacts';
import { gatesFor } from './contractGateFacts';
import { gateShut } from './contractGateRefusal';
import { seesContract } from './contractOwn';

/** What stays with the gateway: the texts and the writes have addresses of their own. */
const shown = (record: MockRecord): MockRecord => ({
  ...record,
  versions: undefined,
  writes: undefined,
});

/** A contract is made only when every gate is open; the board stays with it (docs/domain/contracts.md 2.1, 3.1). */
function made(values: Readonly<Record<string, unknown>>, call: Call): Record<string, unknown> {
  const { store, caller } = call;
  const customer = collectionOf(call, 'customers').get(values.customerId as number);
  if (!customer || !seesCustomer(call, customer))
    throw invalid({ customerId: 'validation.invalid_value' });
  const gates = gatesFor(call, customer, values);
  if (!allGatesOpen(gates)) throw gateShut(gates);
  const lender = lenderFor(call, customer);
  const made = madeValues(store, customer, values, caller.id);
  return { ...made, owner: lender, tenant: lender, gates };
}

/** What was scheduled is written by the next day. */
function written(record: MockRecord, today: string): Record<string, unknown> | undefined {
  if (record.zmsWriteStatus !== 'SCHEDULED') return undefined;
  const writes = (record.writes ?? []) as RegistryWrite[];
  const at = `${today}T01:00:00.000Z`;
  const id = `${record.id}-${writes.length + 1}`;
  return {
    zmsWriteStatus: 'SUCCESSFULLY',
    writtenAt: at,
    writes: [registryWrite(id, at, null, 'SUCCESSFULLY'), ...writes],
  };
}

/**
 * A contract that nobody signed in time is cancelled by itself: nothing may be borrowed on it any more
 * (docs/domain/contracts.md 2.2).
 * @param resource in whose history it is written
 */
export function unsigned(
  resource: string,
  record: MockRecord,
  today: string,
  store: Store,
): Record<string, unknown> | undefined {
  const { state, createdAt, limit } = record;
  const { signWithinDays } = lendingSettingsOf(store);
  const createdOn = dayOf(createdAt as string) ?? today;
  if (!isSigningOver(state, createdOn, today, signWithinDays)) return undefined;
  const at = store.clock.iso();
  const row = { at, by: null, action: 'end_of_day', origin: 'AUTO' } as const;
  store.history.add(resource, record, { ...row, field: 'limit', from: limit, to: '0.00' });
  store.history.add(resource, record, {
    ...row,
    field: 'state',
    from: 'Created',
    to: 'AutoCanceled',
  });
  const ended = { state: 'AutoCanceled', limit: '0.00', signFailed: false };
  if (resource === 'contract') followContract(store, { ...record, ...ended });
  return { ...ended, canceledAt: at, updatedAt: at };
}

/** True for what may be sent to the registry: lending, and not yet written (docs/domain/registries.md 2.5). */
export const isWritable = ({ type, zmsWriteStatus }: MockRecord): boolean =>
  isLending(type as ContractType) && zmsWriteStatus !== 'SUCCESSFULLY';

/** What the server knows and does about contracts (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). */
export const hooks: Hooks = {
  resource: 'contract',
  create: made,
  actions: contractActions,
  newDay: (record, today, store) => {
    const changes = { ...written(record, today), ...unsigned('contract', record, today, store) };
    return Object.keys(changes).length > 0 ? changes : undefined;
  },
  present: (record, call) => {
    if (!seesContract(call.caller, record)) throw notFound();
    return { ...shown(record), facts: factsOf(record, call) };
  },
  presentRow: (record, call) => ({ ...shown(record), facts: factsOf(record, call) }),
  filters: {
    isWritable:
      ([wanted]) =>
      (record) =>
        isWritable(record) === (wanted === 'true'),
  },
};
