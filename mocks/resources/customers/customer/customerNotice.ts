import type { Call } from '../../../engine/Call';
import type { RecId } from '../../../engine/MockRecord';

interface Notice {
  action: string;
  reason?: string;
  /** The record that it was done on, e.g. `feedback/12`. */
  source: string;
}

/** An action on something that belongs to a customer is in the customer's own history, too. */
export function tellCustomer({ store, caller }: Call, id: unknown, notice: Notice): void {
  const customer = store.collection('customers')?.get(id as RecId);
  if (!customer) return;
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    by: caller.id,
    origin: 'MANUAL',
    ...notice,
  });
}
