import type { Call } from './Call';
import { testsOf } from './filters';
import type { MockRecord } from './MockRecord';
import { isVisible } from './tenancy';

/** The records that the caller's list of a resource shows under a filter: what a count beside a link to it says. */
export function listedUnder(
  { store, caller }: Pick<Call, 'store' | 'caller'>,
  resource: string,
  filter: Readonly<Record<string, readonly string[]>>,
): MockRecord[] {
  const collection = store.collection(resource);
  if (!collection) return [];
  const tests = testsOf(collection, new Map(Object.entries(filter)));
  return collection.all.filter(
    (record, place) => isVisible(caller, record) && tests.every((test) => test(record, place)),
  );
}
