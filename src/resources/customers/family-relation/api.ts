import type { RaRecord } from 'ra-core';
import { endpoint, hasField } from '../../../dataProviders/endpoint';

/** A relative without masks, to be called; the gateway writes into the customer's history that it was looked at. */
export const readRelativeUnmasked = endpoint<void, RaRecord>()(
  'customer',
  'GET /family-relations/:id/less-nomask',
  { assumed: true, access: 'customer:view', carries: 'it is logged', isShaped: hasField('id') },
);
