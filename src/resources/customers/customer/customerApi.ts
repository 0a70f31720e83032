import type { RaRecord } from 'ra-core';
import type { FormerValue } from '../../../dataProviders/former';
import { endpoint, hasField } from '../../../dataProviders/endpoint';

// Apart from api.ts: the list of customers, where most people start, has these two and waits for nothing else.

/** Whose a number or a phone is, or was: `former` says which, and until when (docs/domain/customers.md 3.8). */
export interface FoundCustomer {
  id: number;
  former?: FormerValue;
}

/** The id of the customer with a register number or a phone; 404 when there is none. */
export const findCustomerId = endpoint<
  Partial<Record<'regnum' | 'phone', string>>,
  FoundCustomer
>()('customer', 'GET /customers/id-by-regnum-or-phone', {
  access: 'customer:list',
  carries: '`regnum` or `phone`',
});

/** A customer without masks; the gateway writes down that it was looked at. */
export const readUnmasked = endpoint<void, RaRecord>()(
  'customer',
  'GET /customers/:id/less-nomask',
  { access: 'customer:view', carries: 'it is logged', isShaped: hasField('id') },
);
