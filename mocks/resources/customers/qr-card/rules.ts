import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { bodyOf } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import { customerOf, reasonIn, tellOwner } from '../../../engine/ownedRecords';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';

/** The printed code that a customer has. */
export const cardOf = (call: Call, customerId: unknown): MockRecord | undefined =>
  collectionOf(call, 'qr_card').all.find(
    (one) => one.customerId === customerId && one.state === 'CONNECTED',
  );

/** Printed codes: one customer has one of them (docs/domain/customers.md 10.5). */
export const hooks: Hooks = {
  resource: 'qr_card',
  judged: (_, call) => ({
    ownCard: cardOf(call, bodyOf(call).customerId)?.sequenceNumber,
  }),
  actions: {
    connect_qr: (record, call, { customerId }) => {
      const customer = collectionOf(call, 'customers').get(customerId as number);
      if (!customer || !isVisible(call.caller, customer)) {
        throw invalid({ customerId: 'validation.invalid_value' });
      }
      tellOwner(call, customer, { action: 'connect_qr', source: String(record.sequenceNumber) });
      return { customerId, connectedAt: call.store.clock.iso() };
    },
    disconnect_qr: (record, call) => {
      tellOwner(call, customerOf(call, record), {
        action: 'disconnect_qr',
        source: String(record.sequenceNumber),
        ...reasonIn(call),
      });
      return { customerId: null, connectedAt: null };
    },
  },
  recorded: ['customerId'],
};
