import type { RaRecord } from 'ra-core';
import { GatewayError } from './GatewayError';

/** The version a record carries for optimistic locking, where it has one. */
export function versionOf(record: Partial<RaRecord>): string | number | undefined {
  const { version } = record;
  return typeof version === 'number' || typeof version === 'string' ? version : undefined;
}

/**
 * The whole record that a PUT sends: the change on top of what is known, so that a partial change never wipes a field
 * (P7). What the change leaves undefined stays.
 * @param known the record as the server has it
 * @param previous the record as the person saw it
 * @throws GatewayError `CHANGED_ELSEWHERE` (409) when a field of the change is no longer what the person saw (INT-7)
 */
export function mergeRecord({
  known,
  previous,
  change,
}: {
  known: RaRecord;
  previous?: Partial<RaRecord>;
  change: Partial<RaRecord>;
}): RaRecord {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const overtaken =
    previous !== undefined &&
    given.some(
      ([name, value]) =>
        Object.hasOwn(previous, name) &&
        !same(known[name], previous[name]) &&
        !same(value, previous[name]) &&
        !same(value, known[name]),
    );
  if (overtaken) throw new GatewayError({ status: 409, code: 'CHANGED_ELSEWHERE', current: known });
  // A field that the person left alone keeps what another has put there meanwhile.
  const own = given.filter(([name, value]) => !previous || !same(value, previous[name]));
  return { ...known, ...Object.fromEntries(own), id: known.id };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
