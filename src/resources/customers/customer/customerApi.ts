import type { RaRecord } from 'ra-core';
import { endpoint, hasField } from '../../../dataProviders/endpoint';

// Apart from api.ts: the list of customers, where most people start, has these two and waits for nothing else.

/** The id of the customer with a register number or a phone; 404 when there is none. */
export const findCustomerId = endpoint<
  Partial<Record<'regnum' | 'phone', string>>,
  { id: number }
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
