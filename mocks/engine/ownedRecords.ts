import type { CustomerEvent } from '../../src/domain/enums/customers';
import { invalid } from './ApiError';
import { bodyOf, type Call } from './Call';
import type { HistoryRow } from './History';
import { collectionOf } from './records';
import type { MockRecord } from './MockRecord';
import { seesCustomer } from './tenancy';

/**
 * The customer that a new record of the call's body belongs to.
 * @throws ApiError 400 at `customerId` when there is no such customer for the caller
 */
export function ownerOf(call: Call): MockRecord {
  const id = bodyOf(call).customerId as number | undefined;
  const customer = id === undefined ? undefined : collectionOf(call, 'customers').get(id);
  if (!customer || !seesCustomer(call, customer)) {
    throw invalid({ customerId: 'validation.invalid_value' });
  }
  return customer;
}

/** The customer of a record that is there; undefined when the customer was deleted. */
export const customerOf = (
  { store }: Pick<Call, 'store'>,
  record: MockRecord,
): MockRecord | undefined => store.collection('customers')?.get(record.customerId as number);

/** Writes into the customer's history what an action did to something of theirs. */
export function tellOwner(
  call: Call,
  customer: MockRecord | undefined,
  row: { action: CustomerEvent } & Partial<Pick<HistoryRow, 'reason' | 'source'>>,
): void {
  if (!customer) return;
  call.store.history.add('customers', customer, {
    at: call.store.clock.iso(),
    by: call.caller.id,
    origin: 'MANUAL',
    ...row,
  });
}

/** The reason in the body of an action. */
export const reasonIn = (call: Call): { reason?: string } => {
  const { reason } = bodyOf(call);
  return typeof reason === 'string' && reason.trim() !== '' ? { reason: reason.trim() } : {};
};
