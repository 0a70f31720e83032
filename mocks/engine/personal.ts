import type { AnyEntity } from '../../src/entity/entity';
import { masked as maskedRow } from '../../src/entity/masked';
import type { Call } from './Call';
import type { MockRecord } from './MockRecord';

/**
 * A row of a list over another entity's records: hidden as there, and without what only the other one declares. Who may see
 * the list has not the right to the record behind it.
 */
export function maskedOf(
  { store }: Pick<Call, 'store'>,
  record: MockRecord,
  entity: AnyEntity,
): MockRecord {
  const owner = entity.of && store.collection(entity.of.resource)?.entity;
  if (!owner) return masked(record, entity);
  // What decides on actions is no field; only a list that has actions of its own needs it.
  const own = Object.entries(record).filter(
    ([name]) => name in entity.fields || (entity.lifecycle && !(name in owner.fields)),
  );
  return masked(masked({ ...Object.fromEntries(own), id: record.id }, owner), entity);
}

/** A record as lists and record pages get it: register numbers and phones masked. */
export const masked = (record: MockRecord, entity: AnyEntity): MockRecord =>
  maskedRow(record, entity.fields);
