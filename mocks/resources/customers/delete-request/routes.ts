import { readDeletionPhone } from '../../../../src/resources/customers/delete-request/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';

/**
 * The phone behind a request for deletion, to be typed again; that it was looked at is written down
 * (docs/domain/customers.md 12.1; docs/domain/calls.md 5.2).
 */
function phoneOf(call: Call): Answer<{ phone: string | null }> {
  const { store, caller } = call;
  need(caller, 'customer-delete-request:view');
  const request = recordOf(call, 'customers/delete/request');
  const customer = store.collection('customers')?.get(Number(request.customerId));
  if (customer)
    store.history.add('customers', customer, {
      at: store.clock.iso(),
      by: caller.id,
      action: 'reveal',
      origin: 'MANUAL',
      source: `customers/delete/request/${request.id}`,
    });
  return { body: { phone: (request.phone as string | null) ?? null } };
}

/** Calls about requests for deletion beside the ordinary ones. */
export const routes: readonly Route[] = [route(readDeletionPhone, phoneOf)];
