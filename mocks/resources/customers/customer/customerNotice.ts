import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import type { Call } from '../../../engine/Call';
import type { RecId } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

interface Notice {
  action: CustomerEvent;
  reason?: string;
  /** The record that it was done on, e.g. `feedback/12`. */
  source: string;
}

/** An action on something that belongs to a customer is in the customer's own history, too. */
export const tellCustomer = ({ store, caller }: Call, id: unknown, notice: Notice): void =>
  noteOnCustomer(store, id, { by: caller.id, ...notice });

/**
 * The same for what nobody at the desk did.
 * @param notice `by` null = the system, or the customer in the application
 */
export function noteOnCustomer(
  store: Store,
  id: unknown,
  notice: Notice & { by: string | null },
): void {
  const customer = store.collection('customers')?.get(id as RecId);
  if (!customer) return;
  store.history.add('customers', customer, {
    at: store.clock.iso(),
    origin: notice.by === null ? 'AUTO' : 'MANUAL',
    ...notice,
  });
}
