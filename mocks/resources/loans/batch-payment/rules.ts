import { batchFields, receiptBooked } from './batchRecord';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { duplicate } from '../../../engine/duplicate';
import { collectionOf } from '../../../engine/records';
import { batchCalled } from './batchRows';

/**
 * A batch begins without a row and with the journal of its receipt; its figures follow from its rows. Each lender counts its
 * batches by itself.
 */
export const hooks: Hooks = {
  resource: 'loans/batch-payment',
  create: (values, call) => {
    const { store, caller } = call;
    const same = batchCalled(call, String(values.batchCode), caller.tenantAlias);
    if (same)
      throw duplicate(call, collectionOf(call, 'loans/batch-payment').entity, ['batchCode'], same);
    const batch: MockRecord = { ...values, id: collectionOf(call, 'loans/batch-payment').nextId() };
    const doing = { date: store.clock.today(), at: store.clock.iso(), by: caller.id };
    return { ...batchFields(values, []), ...receiptBooked(batch, doing) };
  },
};
