import type { RaRecord } from 'ra-core';
import { createContext } from 'react';
import { isSameValue } from '../../entity/Field';
import type { AnyEntity } from '../../entity/entity';
import { GatewayError } from '../../http/GatewayError';

/** An action that somebody else's change was faster than. */
export interface Overtaken {
  /** The record as the person saw it. */
  seen: RaRecord;
  /** The record as it is now. */
  now: RaRecord;
}

/** Hears of actions below that were refused because the record has changed; nobody does without a dialog. */
export const OvertakenContext = createContext<((overtaken: Overtaken) => void) | undefined>(
  undefined,
);

/** True for a write that was refused because the record is no longer what the person saw. */
export const isStale = (error: unknown): error is GatewayError =>
  error instanceof GatewayError && error.isStale;

/** The record as it is now: of the refusal itself, else read; undefined when it cannot be read. */
export async function currentOf(
  { current }: GatewayError,
  read: () => Promise<{ data: RaRecord }>,
): Promise<RaRecord | undefined> {
  if (typeof current === 'object' && current !== null && 'id' in current)
    return current as RaRecord;
  return read().then(
    ({ data }) => data,
    () => undefined,
  );
}

/** When something was written and by whom: it always differs, and says nothing about the record. */
const STAMPS: ReadonlySet<string> = new Set(['updatedAt', 'updatedBy']);

/** The fields of a record that are no longer what the person saw; those that were not shown are none of them. */
export const changedFields = ({ fields }: AnyEntity, { seen, now }: Overtaken): string[] =>
  Object.keys(fields).filter(
    (name) => name in seen && !STAMPS.has(name) && !isSameValue(seen[name], now[name]),
  );
