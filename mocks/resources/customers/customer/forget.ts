import type { RecId } from '../../../engine/MockRecord';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';

/** What is about a customer alone and goes with the record; contracts, loans and books stay, as the law wants. */
const PARTS = [
  'family_relation',
  'education',
  'worki_info',
  'bank_account',
  'access_override',
  'customers/level-queue',
  'customers/income/requests',
] as const;

const leaving = new WeakMap<SampleWorld, Set<RecId>>();

/** The customer is gone before the next call is answered: an action on the record itself answers it once more. */
export function forget(store: Store, customerId: RecId): void {
  const ids = leaving.get(store.world) ?? new Set<RecId>();
  leaving.set(store.world, ids.add(customerId));
}

/** Removes who is to be forgotten, with what is about them alone (docs/domain/customers.md 12.3). */
export function forgetLeaving(store: Store): void {
  const ids = leaving.get(store.world);
  if (!ids || ids.size === 0) return;
  leaving.delete(store.world);
  const customers = store.collection('customers');
  for (const id of ids) {
    const customer = customers?.get(id);
    if (customer) customers?.remove(customer);
  }
  for (const part of PARTS) {
    const collection = store.collection(part);
    const own = collection?.all.filter(({ customerId }) => ids.has(customerId as RecId)) ?? [];
    for (const record of own) collection?.remove(record);
  }
  // What was paid for stays; the list of customers with their latest check is without them.
  const checks = store.collection('zms');
  for (const check of checks?.all ?? []) {
    if (ids.has(check.customerId as RecId)) checks?.change(check, { isLatest: false });
  }
  const cards = store.collection('qr_card');
  for (const card of cards?.all ?? []) {
    if (ids.has(card.customerId as RecId)) cards?.change(card, { state: 'WITHDRAWN' });
  }
}
