import { ApiError } from './ApiError';
import type { Call } from './Call';
import type { MockRecord } from './MockRecord';

/** Under this name a row of a list, and the record of a refusal, carry their version; an `ETag` has none of them. */
export const VERSION_FIELD = '@etag';

/** The version of a record as `ETag` and `If-Match` carry it; undefined for a record that is kept nowhere. */
export function versionOf(
  { store }: Pick<Call, 'store'>,
  resource: string,
  { id }: Pick<MockRecord, 'id'>,
): string | undefined {
  const collection = store.collection(resource);
  return collection?.get(id) && `"${collection.versionOf(id)}"`;
}

/** A record as a list answers it: with its version, so that an action on the row says what it is based on. */
export function versioned(
  call: Pick<Call, 'store'>,
  resource: string,
  record: MockRecord,
): MockRecord {
  const version = versionOf(call, resource, record);
  return version === undefined ? record : { ...record, [VERSION_FIELD]: version };
}

/**
 * Refuses a write on a record that is no longer what the person saw (docs/domain/calls.md 3.4).
 * @param current how the record is answered now
 * @throws ApiError 428 without `If-Match`, 412 with another version than the present one
 */
export function refuseStale(
  call: Call,
  resource: string,
  record: MockRecord,
  current: () => MockRecord,
): void {
  const seen = call.headers.get('if-match');
  if (seen === null) throw new ApiError(428, 'VERSION_MISSING');
  const version = versionOf(call, resource, record);
  if (seen === '*' || seen.replace(/^W\//, '') === version) return;
  const { updatedAt, updatedBy } = record;
  throw new ApiError(412, 'VERSION_CONFLICT', {
    extra: { updatedAt, updatedBy, current: versioned(call, resource, current()) },
  });
}
