import { SETTLED_FRAUD } from '../../../../src/resources/accounting/fraud-transfer/lifecycle';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import type { Store } from '../../../engine/Store';
import { ACCESS_FLAGS } from '../../customers/access-override/accessCauses';
import { hold, release } from '../../customers/access-override/customerAccess';

const RESOURCE = 'accounting/fraud-transfer';
const SETTLED: ReadonlySet<unknown> = new Set(SETTLED_FRAUD);

/** A case that is not settled: it holds the customer's accesses. */
export const isOpenFraud = ({ state }: MockRecord): boolean => !SETTLED.has(state);

/** The open fraud cases of a customer. */
export const openFraudsOf = (store: Store, customerId: unknown): MockRecord[] =>
  (store.collection(RESOURCE)?.all ?? []).filter(
    (one) => one.customerId === customerId && isOpenFraud(one),
  );

/** The system closes every access of a case's customer (docs/domain/customers.md 6.3). */
export function holdAccesses(store: Store, fraud: MockRecord): void {
  const customer = store.collection('customers')?.get(fraud.customerId as number);
  if (!customer) return;
  for (const flag of ACCESS_FLAGS) {
    hold(store, customer, flag, 'NO_DUE_FRAUD', String(fraud.number));
  }
}

/** What a settled case held is free again; what other cases, loans and staff hold stays. */
export function releaseAccesses(store: Store, fraud: MockRecord): void {
  const customer = store.collection('customers')?.get(fraud.customerId as number);
  if (!customer) return;
  for (const flag of ACCESS_FLAGS) {
    release(store, customer, flag, 'NO_DUE_FRAUD', String(fraud.number));
  }
}

/** A held sum turns out to be suspicious: a new case over it, which closes the customer's accesses. */
export function openFraudCase(call: Call, held: MockRecord, description: string): MockRecord {
  const { store, caller } = call;
  const frauds = collectionOf(call, RESOURCE);
  const at = store.clock.iso();
  const id = frauds.nextId();
  const fraud: MockRecord = {
    id,
    number: `FR-${id}`,
    customerId: held.customerId,
    customerName: held.customerName,
    amount: held.amount,
    fraudSource: 'HELD_TRANSACTION',
    bankCode: null,
    accountNumber: null,
    receiver: held.counterparty,
    description,
    transferredAt: held.heldAt,
    state: 'NEW',
    lastComment: description,
    heldId: held.id,
    courtId: null,
    settledAt: null,
    settledBy: null,
    tenant: held.tenant,
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
  };
  frauds.insert(fraud);
  store.history.start(RESOURCE, id);
  store.history.add(RESOURCE, fraud, {
    at,
    by: caller.id,
    action: 'create',
    origin: 'MANUAL',
    reason: description,
    source: String(held.number),
  });
  holdAccesses(store, fraud);
  return fraud;
}
