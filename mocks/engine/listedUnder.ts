import { booksTest } from './books';
import type { Call } from './Call';
import { testsOf } from './filters';
import type { MockRecord } from './MockRecord';
import { isVisible } from './tenancy';

/**
 * The records that the caller's list of a resource shows under a filter: what a count beside a link to it says. A list of the
 * ledger has one lender's books, the own first (docs/domain/money.md 2.4).
 */
export function listedUnder(
  call: Pick<Call, 'store' | 'caller' | 'query' | 'body'>,
  resource: string,
  filter: Readonly<Record<string, readonly string[]>>,
): MockRecord[] {
  const collection = call.store.collection(resource);
  if (!collection) return [];
  const tests = testsOf(collection, new Map(Object.entries(filter)));
  const isInBooks = booksTest(call, collection.entity, false);
  return collection.all.filter(
    (record, place) =>
      isVisible(call.caller, record) &&
      (isInBooks?.(record, place) ?? true) &&
      tests.every((test) => test(record, place)),
  );
}
