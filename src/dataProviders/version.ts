import type { RaRecord } from 'ra-core';
import { GatewayError } from '../http/GatewayError';
import { refuseOvertaken } from './refuseOvertaken';

/**
 * Under this name a record carries the version that the gateway gave with it: in its list, or by `ETag`. No field can be
 * called so.
 */
export const ETAG = '@etag';

/** A record with the version of its answer, where the gateway gives one. */
export function withVersion<R extends RaRecord>(record: R, headers: Headers): R {
  const etag = headers.get('ETag');
  return etag ? { ...record, [ETAG]: etag } : record;
}

/** The header that makes a write conditional; none where the version is not known. */
export const ifMatch = (version: unknown): { 'If-Match': string } | undefined =>
  typeof version === 'string' ? { 'If-Match': version } : undefined;

/**
 * The version of a record that somebody wants to write on. Where it came without one (a gateway whose lists have none),
 * the record is read, and must still be what was seen.
 * @returns undefined where the person may do the action and not read the record: the gateway decides alone
 * @throws GatewayError `CHANGED_ELSEWHERE` (409) with the record as it is now
 */
export async function versionSeen(
  seen: RaRecord,
  read: () => Promise<{ data: RaRecord }>,
): Promise<unknown> {
  if (seen[ETAG]) return seen[ETAG];
  let current: RaRecord;
  try {
    current = (await read()).data;
  } catch (error) {
    if (error instanceof GatewayError && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
  const both = Object.entries(seen).filter(([name]) => Object.hasOwn(current, name));
  const shown = Object.fromEntries(both);
  refuseOvertaken(shown, shown, current);
  return current[ETAG];
}
