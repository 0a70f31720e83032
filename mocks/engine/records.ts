import type { AnyEntity } from '../../src/entity/entity';
import { notFound } from './ApiError';
import type { Answer, Call } from './Call';
import type { Collection } from './Collection';
import { blockedAnswer } from './hindered';
import type { Hooks } from './Hooks';
import { makersOf } from './makers';
import { masked } from './personal';
import type { MockRecord } from './MockRecord';
import { owns, sees } from './tenancy';
import { versionInForceOf } from './versionsInForce';
import { versionOf } from './version';

/** The records of an entity; an undeclared one has none. */
export function collectionOf(call: Call, resource: string): Collection {
  const collection = call.store.collection(resource);
  if (!collection) throw notFound();
  return collection;
}

/** The record a call is about; another tenant's record does not exist for the caller. */
export function recordOf(call: Call, resource: string): MockRecord {
  const collection = collectionOf(call, resource);
  const record = collection.get(call.params.id);
  if (!record || !sees(call, collection.entity, record)) throw notFound();
  return record;
}

/**
 * Refuses to write what is another lender's, although the caller sees it (docs/domain/ownership.md 4.2).
 * @throws ApiError 409
 */
export function refuseOthers(call: Call, entity: AnyEntity, record: MockRecord): void {
  if (!owns(call, entity, record))
    throw blockedAnswer({ kind: 'condition', message: 'actionBlocks.others_record' });
}

/** The record that a call of a room's own changes: as `recordOf`, and the caller's lender's own. @throws ApiError 404, 409 */
export function heldRecordOf(call: Call, resource: string): MockRecord {
  const record = recordOf(call, resource);
  refuseOthers(call, collectionOf(call, resource).entity, record);
  return record;
}

/** One record as it is answered. */
export function presented(
  call: Call,
  entity: AnyEntity,
  record: MockRecord,
  hooks?: Hooks,
): MockRecord {
  const shown = withMakers(call, entity, masked(record, entity), hooks);
  return hooks?.present?.(shown, call) ?? shown;
}

/** A record with those who may not decide on it, where two people are needed, and with the version in force, of versions. */
export function withMakers(
  { store }: Call,
  entity: AnyEntity,
  record: MockRecord,
  hooks?: Hooks,
): MockRecord {
  const makers = makersOf(store, entity, record, hooks);
  return { ...record, ...versionInForceOf(store, entity, record), ...(makers ? { makers } : {}) };
}

/** One record as it is answered, with its version. */
export function answerOne(
  call: Call,
  entity: AnyEntity,
  record: MockRecord,
  hooks?: Hooks,
): Answer<MockRecord> {
  return {
    body: presented(call, entity, record, hooks),
    headers: { ETag: versionOf(call, entity.name, record) ?? '' },
  };
}
