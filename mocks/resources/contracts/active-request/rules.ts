import { daysBetween } from '../../../../src/domain/dates';
import { allGatesOpen } from '../../../../src/domain/contracts/gates';
import { ContractRequestStage } from '../../../../src/domain/enums/contracts';
import { gatesFor } from '../contract/contractGateFacts';
import { madeValues } from '../contract/contractRecord';
import { stageByContract, stageByGates } from './requestStages';
import { STAGE_HOURS } from './samples';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

const RESOURCE = 'online/active-requests';
const DAY_HOURS = 24;
const ORDER: readonly string[] = ContractRequestStage.values;

/** A request comes to another stage; its history says so. */
function moved(store: Store, record: MockRecord, stage: ContractRequestStage) {
  const at = store.clock.iso();
  store.history.add(RESOURCE, record, {
    at,
    by: null,
    action: 'process',
    field: 'stage',
    from: record.stage,
    to: stage,
    origin: 'AUTO',
  });
  return { stage, stageSince: at, waitedHours: 0, isLate: false, updatedAt: at };
}

/**
 * Keeps the request for a contract in step with the contract: a failed signature waits to be tried again, and what is
 * signed or cancelled is under way no more (docs/domain/contracts.md 11.1).
 * @param contract the record as it is after the move
 */
export function followContract(store: Store, contract: MockRecord): void {
  const requests = store.collection(RESOURCE);
  const request = requests?.all.find(({ contractId }) => contractId === contract.id);
  if (!requests || !request) return;
  const stage = stageByContract(contract);
  if (stage === null) requests.remove(request);
  else if (stage !== request.stage) requests.change(request, moved(store, request, stage));
}

/** The customer signs in the application: the contract is made and waits for the investor. */
function contractMade(store: Store, record: MockRecord, customer: MockRecord) {
  const contracts = store.collection('contract');
  if (!contracts) return {};
  const values = { type: record.type, customerId: customer.id };
  const board = gatesFor({ store }, customer, values);
  const id = contracts.nextId();
  const at = store.clock.iso();
  contracts.insert({
    id,
    ...values,
    state: 'Created',
    ...madeValues(store, customer, values, null),
    gates: board,
    createdAt: at,
    createdBy: null,
    updatedAt: at,
  });
  store.history.start('contract', id);
  return { ...moved(store, record, 'DIRECTOR_SIGN'), contractId: id };
}

/** One step a day, as far as the customer's gates are open. */
function nextStep(store: Store, record: MockRecord): Record<string, unknown> | undefined {
  const customer = store.collection('customers')?.get(record.customerId as RecId);
  if (!customer || record.contractId !== null) return undefined;
  const board = gatesFor({ store }, customer, { type: record.type });
  const reachable = ORDER.indexOf(stageByGates(customer, board));
  const here = ORDER.indexOf(String(record.stage));
  if (record.stage === 'CUSTOMER_SIGN')
    return allGatesOpen(board) ? contractMade(store, record, customer) : undefined;
  return reachable > here
    ? moved(store, record, ORDER[here + 1] as ContractRequestStage)
    : undefined;
}

/** Requests for contracts: they go on by themselves where nothing is in their way, and grow older where something is. */
export const hooks: Hooks = {
  resource: RESOURCE,
  newDay: (record, today, store) => {
    const step = nextStep(store, record);
    if (step) return step;
    const days = daysBetween(record.stageSince as string, today) ?? 0;
    const waitedHours = days * DAY_HOURS;
    const allowed = STAGE_HOURS[record.stage as ContractRequestStage];
    return { waitedHours, isLate: waitedHours > allowed };
  },
};
