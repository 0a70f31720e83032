import { maskValue } from '../../src/entity/masked';
import { FORMER_FIELD, type FormerValue } from '../../src/dataProviders/former';
import type { Collection } from './Collection';
import { testsOf } from './filters';
import type { ListQuery } from './listQuery';
import type { MockRecord } from './MockRecord';

/** What a field of a record said before, or would say of today, of the same person: lists find the record by it, too. */
export interface AlsoSaid {
  readonly field: string;
  readonly value: string;
  /** Until when it was so, ISO instant; null where it is so now. */
  readonly until: string | null;
}

/** By what of a former day a list has found a record; nothing where what the record says is what was asked for. */
function foundBy(
  collection: Collection,
  { q, filters }: ListQuery,
  record: MockRecord,
): readonly AlsoSaid[] {
  const former = collection.alsoSaid(record).filter(({ until }) => until !== null);
  if (former.length === 0) return [];
  const words = q?.toLowerCase().split(/\s+/) ?? [];
  const plain = { entity: collection.entity, holds: () => true };
  const fits = (name: string, values: readonly string[], asked: MockRecord) =>
    testsOf(plain, new Map([[name, values]])).every((test) => test(asked, 0));
  return former.filter(({ field, value }) => {
    const values = filters.get(field);
    const byFilter = values && !fits(field, values, record);
    if (byFilter && fits(field, values, { ...record, [field]: value })) return true;
    const own = String(record[field] ?? '').toLowerCase();
    return words.some((word) => value.toLowerCase().includes(word) && !own.includes(word));
  });
}

/** A row of a list, which says so where it was found by what its person was called or had before. */
export function notingFormer(
  collection: Collection,
  query: ListQuery,
  record: MockRecord,
  row: MockRecord,
): MockRecord {
  const { fields } = collection.entity;
  const found = foundBy(collection, query, record).map(({ field, value, until }): FormerValue => ({
    value: String(maskValue(value, fields[field])),
    until: String(until),
  }));
  return found.length > 0 ? { ...row, [FORMER_FIELD]: found } : row;
}
