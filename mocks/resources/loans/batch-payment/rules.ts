import { batchFields, receiptBooked } from './batchRecord';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';

/** A batch begins without a row and with the journal of its receipt; its figures follow from its rows. */
export const hooks: Hooks = {
  resource: 'loans/batch-payment',
  create: (values, call) => {
    const { store, caller } = call;
    const batch: MockRecord = { ...values, id: collectionOf(call, 'loans/batch-payment').nextId() };
    const doing = { date: store.clock.today(), at: store.clock.iso(), by: caller.id };
    return { ...batchFields(values, []), ...receiptBooked(batch, doing) };
  },
};
