import type { AnyEntity } from '../../src/entity/entity';
import type { MockRecord } from './MockRecord';
import type { Store } from './Store';

/**
 * The number of the version that is in force of what a record is a version of; nothing of an entity that has no versions, and
 * where none is in force (docs/domain/content-and-messaging.md 4.7).
 */
export function versionInForceOf(
  store: Pick<Store, 'collection'>,
  { name, lifecycle }: AnyEntity,
  record: Readonly<Record<string, unknown>>,
): { versionInForce?: number } {
  const versions = lifecycle?.versions;
  if (!versions) return {};
  const numbers = (store.collection(name)?.all ?? ([] as readonly MockRecord[]))
    .filter(
      (one) =>
        one[lifecycle.field] === versions.inForce &&
        versions.of.every((field) => (one[field] ?? null) === (record[field] ?? null)),
    )
    .map((one) => Number(one[versions.number]));
  return numbers.length > 0 ? { versionInForce: Math.max(...numbers) } : {};
}
