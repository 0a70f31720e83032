import type { RaRecord } from 'ra-core';
import { GatewayError } from '../http/GatewayError';

/**
 * Refuses a change of fields that are no longer what the person saw, unless they already are as the person wants them.
 * @param previous the record as the person saw it; nothing where nobody looked
 * @param current the record as the gateway has it now
 * @throws GatewayError `CHANGED_ELSEWHERE` (409) with the current record
 */
export function refuseOvertaken(
  change: Readonly<Record<string, unknown>>,
  previous: Readonly<Record<string, unknown>> | undefined,
  current: RaRecord,
): void {
  const isOvertaken = Object.entries(change).some(
    ([name, value]) =>
      previous !== undefined &&
      Object.hasOwn(previous, name) &&
      !same(current[name], previous[name]) &&
      !same(current[name], value),
  );
  if (isOvertaken) throw new GatewayError({ status: 409, code: 'CHANGED_ELSEWHERE', current });
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
