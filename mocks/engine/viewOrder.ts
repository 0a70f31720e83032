import type { Call } from './Call';
import type { MockRecord } from './MockRecord';
import { collectionOf } from './records';

/**
 * Changes another record than the one that an action is on; its history says that nobody chose it.
 * @param action the action that brought it about
 */
export function changeOther(
  call: Call,
  resource: string,
  record: MockRecord,
  action: string,
  change: Readonly<Record<string, unknown>>,
): void {
  for (const [field, to] of Object.entries(change))
    call.store.history.add(resource, record, {
      at: call.store.clock.iso(),
      by: call.caller.id,
      action,
      field,
      from: record[field] ?? null,
      to,
      origin: 'AUTO',
    });
  collectionOf(call, resource).change(record, { ...change });
}

/**
 * The places of an entity's records, in `viewOrder` from 1 without gaps: what a move and a removal make of them
 * (docs/domain/wallets.md 4.2).
 * @param among records that share one order with a record; all that have a place without it
 */
export function viewOrderOf(
  resource: string,
  among: (record: MockRecord, own: Readonly<Record<string, unknown>>) => boolean = () => true,
) {
  const ordered = (call: Call, own: Readonly<Record<string, unknown>>): MockRecord[] =>
    collectionOf(call, resource)
      .all.filter((record) => record.viewOrder !== null && among(record, own))
      .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder));
  /** Gives records the places of their order, but for the one that the action itself changes. */
  const renumber = (call: Call, records: readonly MockRecord[], action: string, own: MockRecord) =>
    records.forEach((record, at) => {
      if (record !== own && record.viewOrder !== at + 1)
        changeOther(call, resource, record, action, { viewOrder: at + 1 });
    });
  return {
    /** A new record is the last. */
    last: (values: Readonly<Record<string, unknown>>, call: Call) => ({
      viewOrder: ordered(call, values).length + 1,
    }),
    /** A place beyond the last one is the last one. */
    move: (record: MockRecord, call: Call, { viewOrder }: Readonly<Record<string, unknown>>) => {
      const others = ordered(call, record).filter((one) => one !== record);
      const at = Math.min(Number(viewOrder), others.length + 1) - 1;
      renumber(call, [...others.slice(0, at), record, ...others.slice(at)], 'move', record);
      return { viewOrder: at + 1 };
    },
    /** Closes the gap that a record leaves behind. */
    leave: (record: MockRecord, call: Call, action: string) => {
      const others = ordered(call, record).filter((one) => one !== record);
      renumber(call, others, action, record);
      return { viewOrder: null };
    },
  };
}
