import type { Call } from './Call';
import type { HistoryRow } from './History';
import { recordOf } from './records';

/**
 * What became of a write whose answer got lost: the rows of the caller's own write with the key of the query; undefined
 * without one. They hold only what the caller sent, so everybody who may do an action may ask for them, without the
 * right to read the record (docs/domain/calls.md 3.3).
 */
export function ownWrites(call: Call, resource: string): HistoryRow[] | undefined {
  const key = call.query.get('idempotencyKey');
  if (!key) return undefined;
  const isOwn = ({ idempotencyKey, by }: HistoryRow) =>
    idempotencyKey === key && by === call.caller.id;
  return call.store.history.of(resource, recordOf(call, resource)).filter(isOwn);
}
