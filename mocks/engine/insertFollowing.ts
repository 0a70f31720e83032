import type { Call } from './Call';
import type { MockRecord } from './MockRecord';
import { collectionOf } from './records';

interface Following {
  origin: 'AUTO' | 'MANUAL';
  /** The record that it follows from, as its history names it. */
  source: string;
}

/** Makes a record that follows from what was done with another one; its history begins with who, when and from what. */
export function insertFollowing(
  call: Call,
  resource: string,
  values: Readonly<Record<string, unknown>>,
  { origin, source }: Following,
): MockRecord {
  const { store, caller } = call;
  const records = collectionOf(call, resource);
  const at = store.clock.iso();
  const record: MockRecord = {
    id: records.nextId(),
    ...values,
    createdAt: at,
    createdBy: caller.id,
    updatedAt: at,
  };
  records.insert(record);
  store.history.start(resource, record.id);
  store.history.add(resource, record, { at, by: caller.id, action: 'create', origin, source });
  return record;
}
