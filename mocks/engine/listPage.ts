import { ApiError } from './ApiError';
import type { Collection, Test } from './Collection';
import { searchTest, testsOf, type OwnFilters } from './filters';
import type { ListQuery } from './listQuery';
import type { MockRecord } from './MockRecord';
import { compareKeys, sortKeyOf } from './sortKeys';

/** The page object of every list (docs/domain/calls.md 1.4). */
export interface Page<T> {
  content: T[];
  totalElements: number;
  totalPages: number;
  size: number;
  numberOfElements: number;
  pageable: { offset: number };
}

/** Dresses one page of a list; `offset` counts from the first record of the whole list. */
export function pageOf<T>(content: T[], total: number, size: number, offset: number): Page<T> {
  return {
    content,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    size,
    numberOfElements: content.length,
    pageable: { offset },
  };
}

/** Filters, sorts and pages on the whole set. `always` holds beside the person's filters, whatever they are. */
export function listPage(
  collection: Collection,
  query: ListQuery,
  always: readonly (Test | undefined)[] = [],
  own?: OwnFilters,
): Page<MockRecord> {
  const tests = testsOf(collection, query.filters, own);
  if (query.q) tests.push(searchTest(collection, query.q));
  tests.push(...always.filter((test) => test !== undefined));
  const { page, size } = query;
  const offset = page * size;
  const [first, ...others] = sortOf(collection, query);
  if (others.length === 0) {
    const { records, total } = collection.select(tests, first, offset, size);
    return pageOf(records, total, size, offset);
  }
  const { records, total } = collection.select(tests, first, 0, collection.size);
  const sorted = records.sort(comparison(collection, [first, ...others]));
  return pageOf(sorted.slice(offset, offset + size), total, size, offset);
}

/** What is sorted by; an unknown field is refused with 400. */
function sortOf(collection: Collection, { sort }: ListQuery): ListQuery['sort'] {
  const { entity } = collection;
  for (const { field } of sort) {
    if (field === 'id' || Object.hasOwn(entity.fields, field) || collection.holds(field)) continue;
    throw new ApiError(400, 'UNKNOWN_FIELD', { code: 'UNKNOWN_SORT', values: { field } });
  }
  return sort.length > 0 ? sort : [entity.list.sort];
}

function comparison({ entity }: Collection, sort: ListQuery['sort']) {
  const keys = sort.map(({ field, order }) => ({
    keyOf: sortKeyOf(field, entity.fields[field]),
    order,
  }));
  return (one: MockRecord, other: MockRecord): number => {
    for (const { keyOf, order } of keys) {
      const [a, b] = [keyOf(one), keyOf(other)];
      const ascending = compareKeys(a, b);
      if (ascending !== 0)
        return order === 'ASC' || a === null || b === null ? ascending : -ascending;
    }
    return 0;
  };
}
