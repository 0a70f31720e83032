import type { GetListResult, RaRecord } from 'ra-core';
import { GatewayError } from './GatewayError';

const bad = (write = false) =>
  new GatewayError({ status: 200, code: 'BAD_BODY', unknownOutcome: write });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as react-admin needs it: an object with an id. Extra fields pass. @throws GatewayError `BAD_BODY` */
export function checkRecord(value: unknown, write = false): RaRecord {
  if (!isObject(value)) throw bad(write);
  const { id } = value;
  if (!(typeof id === 'number' || (typeof id === 'string' && id !== ''))) throw bad(write);
  return value as RaRecord;
}

/** @throws GatewayError `BAD_BODY` */
export function checkRecords(value: unknown): RaRecord[] {
  if (!Array.isArray(value)) throw bad();
  return value.map((each) => checkRecord(each));
}

/**
 * A Spring page `{ content, totalElements }`. A total that cannot be true counts as unknown: the list then says only
 * whether there is a next page.
 * @throws GatewayError `BAD_BODY`
 */
export function checkPage(value: unknown, page: number, perPage: number): GetListResult {
  if (!isObject(value)) throw bad();
  const data = checkRecords(value.content);
  const total = value.totalElements;
  const offset = (page - 1) * perPage;
  const plausible =
    typeof total === 'number' &&
    Number.isInteger(total) &&
    total >= (data.length > 0 ? offset + data.length : 0) &&
    (data.length > 0 || total <= offset);
  if (plausible) return { data, total };
  return { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: data.length >= perPage } };
}
